import type { Metadata } from 'next';
import { Cup } from '@/components/illustrations/drawings';
import { Frame } from '@/components/site/frame';
import { authScreen } from '@/content/auth/auth';
import { siteMessages } from '@/content/auth/messages';
import { openSignIn } from '@/lib/auth/sign-in';
import { unlistedMetadata } from '@/lib/metadata';
import { paths } from '@/lib/paths';
import { AccountPrivacyNote, AuthScene } from '../auth-scene';
import { CredentialsForm } from '../credentials-form';

type Tab = keyof typeof authScreen.tabs;

interface AuthPageProps {
  searchParams: Promise<{ tab?: string | string[]; next?: string | string[] }>;
}

const tabOf = (tab: unknown): Tab => (tab === 'signup' ? 'signup' : 'login');

export async function generateMetadata({ searchParams }: AuthPageProps): Promise<Metadata> {
  const isSignUp = tabOf((await searchParams).tab) === 'signup';
  return unlistedMetadata(paths.auth, isSignUp ? authScreen.signUpTitle : undefined);
}

export default async function AuthPage({ searchParams }: AuthPageProps) {
  const query = await searchParams;
  const ways = await openSignIn(query.next, paths.home, (title) =>
    title ? { tone: 'destructive', title } : siteMessages.unexpected,
  );
  const tab = tabOf(query.tab);
  const isSignUp = tab === 'signup';
  const { google, or } = authScreen;
  const words = isSignUp
    ? { submit: authScreen.signUp, busy: authScreen.signingUp }
    : { submit: authScreen.signIn, busy: authScreen.signingIn };
  return (
    <Frame path={paths.auth}>
      <AuthScene
        aside={authScreen.aside}
        drawing={<Cup />}
        below={
          <p className="mt-6 flex flex-wrap justify-between gap-x-8 gap-y-2 px-1 text-sm">
            <a className="link is-alone" href={paths.forgottenPassword}>
              {authScreen.forgotten}
            </a>
            <a className="link is-alone" href={`${paths.authConfirm}?type=email`}>
              {authScreen.unconfirmed}
            </a>
            <a className="link is-alone" href={paths.authCodeFor(ways.next)}>
              {authScreen.code}
            </a>
          </p>
        }
      >
        <h1 className="text-2xl">{authScreen.title}</h1>
        <AuthTabs current={tab} next={ways.next === paths.home ? undefined : ways.next} />
        <CredentialsForm
          {...ways}
          from="site"
          kind={isSignUp ? 'sign-up' : 'sign-in'}
          words={{ google, or, ...words }}
          requestFailed={{ password: siteMessages.requestFailed, google: siteMessages.requestFailed }}
          note={isSignUp && <AccountPrivacyNote />}
        />
      </AuthScene>
    </Frame>
  );
}

/** Tabs with a URL each are links: they work without JavaScript and in a new window. */
function AuthTabs({ current, next }: { current: Tab; next: string | undefined }) {
  return (
    <nav aria-label={`${authScreen.tabs.login} / ${authScreen.tabs.signup}`} className="grid grid-cols-2">
      {(['login', 'signup'] as const).map((tab) => (
        <a
          key={tab}
          href={`${paths.auth}?${new URLSearchParams(next ? { tab, next } : { tab })}`}
          aria-current={tab === current ? 'page' : undefined}
          className="border-b-2 border-line py-3 text-center font-semibold text-muted hover:text-ink aria-[current=page]:border-apricot aria-[current=page]:text-ink"
        >
          {authScreen.tabs[tab]}
        </a>
      ))}
    </nav>
  );
}
