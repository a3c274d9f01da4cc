import type { Metadata } from 'next';
import { CredentialsForm } from '@/components/forms/credentials-form';
import { FollowSignIn } from '@/components/forms/follow-sign-in';
import { ToastedNotice } from '@/components/forms/toasted-notice';
import { Cup } from '@/components/illustrations/drawings';
import { AccountPrivacyNote } from '@/components/site/account-privacy-note';
import { AuthScene } from '@/components/site/auth-scene';
import { Frame } from '@/components/site/frame';
import { authScreen } from '@/content/auth';
import { siteMessages } from '@/content/auth-messages';
import { openSignIn } from '@/lib/auth/open-sign-in';
import { continueWithGoogle, signIn, signUp } from '@/lib/auth/sign-in-actions';
import { unlistedMetadata } from '@/lib/metadata';
import { paths } from '@/lib/paths';
import { AuthTabs, type Tab } from './auth-tabs';

export const metadata: Metadata = unlistedMetadata(paths.auth);

interface AuthPageProps {
  searchParams: Promise<{ tab?: string | string[]; next?: string | string[] }>;
}

export default async function AuthPage({ searchParams }: AuthPageProps) {
  const query = await searchParams;
  const { landing, googleError } = await openSignIn(query.next, paths.home);
  const tab: Tab = query.tab === 'signup' ? 'signup' : 'login';
  const next = landing === paths.home ? undefined : landing;
  const isSignUp = tab === 'signup';
  const { google, or } = authScreen;
  const words = isSignUp
    ? { submit: authScreen.signUp, busy: authScreen.signingUp }
    : { submit: authScreen.signIn, busy: authScreen.signingIn };
  return (
    <Frame path={paths.auth}>
      <FollowSignIn />
      <AuthScene
        aside={authScreen.aside}
        figure={<Cup />}
        below={
          <p className="mt-6 flex flex-wrap justify-between gap-x-8 gap-y-2 px-1 text-sm">
            <a className="link is-alone" href={paths.forgottenPassword}>
              {authScreen.forgotten}
            </a>
            <a className="link is-alone" href={`${paths.authConfirm}?type=email`}>
              {authScreen.unconfirmed}
            </a>
            <a className="link is-alone" href={`${paths.authCode}?${new URLSearchParams({ next: landing })}`}>
              {authScreen.code}
            </a>
          </p>
        }
      >
        <h1 className="text-2xl">{authScreen.title}</h1>
        <AuthTabs current={tab} next={next} />
        {googleError !== undefined && (
          <ToastedNotice
            message={googleError ? { tone: 'destructive', title: googleError } : siteMessages.unexpected}
          />
        )}
        <CredentialsForm
          from="site"
          kind={isSignUp ? 'sign-up' : 'sign-in'}
          action={isSignUp ? signUp : signIn}
          withGoogle={continueWithGoogle}
          next={landing}
          words={{ google, or, ...words }}
          requestFailed={{ password: siteMessages.requestFailed, google: siteMessages.requestFailed }}
          note={isSignUp && <AccountPrivacyNote />}
        />
      </AuthScene>
    </Frame>
  );
}
