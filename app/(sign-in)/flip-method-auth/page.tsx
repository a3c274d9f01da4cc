import type { Metadata } from 'next';
import { SpiralToLine } from '@/components/illustrations/drawings';
import { Frame } from '@/components/site/frame';
import { authScreen, flipAuthScreen } from '@/content/auth/auth';
import { appMessages } from '@/content/auth/messages';
import { openSignIn } from '@/lib/auth/sign-in';
import { unlistedMetadata } from '@/lib/metadata';
import { paths } from '@/lib/paths';
import { AccountPrivacyNote, AuthScene } from '../auth-scene';
import { CredentialsForm } from '../credentials-form';

interface FlipAuthPageProps {
  searchParams: Promise<{ mode?: string | string[]; next?: string | string[] }>;
}

export async function generateMetadata({ searchParams }: FlipAuthPageProps): Promise<Metadata> {
  const isSignUp = (await searchParams).mode === 'signup';
  return unlistedMetadata(paths.flipAuth, isSignUp ? flipAuthScreen.signUp.documentTitle : undefined);
}

export default async function FlipAuthPage({ searchParams }: FlipAuthPageProps) {
  const query = await searchParams;
  const ways = await openSignIn(query.next, paths.flipApp, (text) =>
    text ? { ...appMessages.googleFailed, text } : appMessages.googleUnexpected,
  );
  const isSignUp = query.mode === 'signup';
  const words = isSignUp ? flipAuthScreen.signUp : flipAuthScreen.signIn;
  const other = new URLSearchParams({
    ...(!isSignUp && { mode: 'signup' }),
    ...(ways.next !== paths.flipApp && { next: ways.next }),
  });
  const { google, or, busy } = flipAuthScreen;
  return (
    <Frame path={paths.flipAuth}>
      <AuthScene
        aside={flipAuthScreen.aside}
        drawing={<SpiralToLine />}
        above={
          <p className="mb-4 px-1 text-sm" data-frame="">
            <a className="link is-alone" href={paths.flipApp}>
              <span aria-hidden="true">← </span>
              {flipAuthScreen.back}
            </a>
          </p>
        }
        below={
          <div className="mt-6 grid gap-5 px-1">
            <p className="flex flex-wrap justify-between gap-x-8 gap-y-2 text-sm">
              {!isSignUp && (
                <a className="link is-alone" href={paths.forgottenPassword}>
                  {authScreen.forgotten}
                </a>
              )}
              <a className="link is-alone" href={paths.authCodeFor(ways.next)}>
                {authScreen.code}
              </a>
            </p>
            <AccountPrivacyNote />
          </div>
        }
      >
        <div className="grid gap-3">
          <h1 className="text-2xl">{words.title}</h1>
          <p className="text-muted">{words.lead}</p>
        </div>
        <CredentialsForm
          {...ways}
          from="app"
          kind={isSignUp ? 'sign-up' : 'sign-in'}
          words={{ google, or, submit: words.submit, busy }}
          requestFailed={{ password: appMessages.unexpected, google: appMessages.googleUnexpected }}
        />
        <p className="border-t border-line pt-6 text-center">
          {words.switchText}{' '}
          <a className="link font-semibold" href={other.size ? `?${other}` : paths.flipAuth}>
            {words.switchLabel}
          </a>
        </p>
      </AuthScene>
    </Frame>
  );
}
