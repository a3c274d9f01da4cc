import type { Metadata } from 'next';
import { cookies } from 'next/headers';
import { redirect } from 'next/navigation';
import { FollowSignIn } from '@/components/forms/follow-sign-in';
import { ToastedNotice } from '@/components/forms/toasted-notice';
import { Cup } from '@/components/illustrations/cup';
import { AuthScene } from '@/components/site/auth-scene';
import { Frame } from '@/components/site/frame';
import { authScreen } from '@/content/auth';
import { siteMessages } from '@/content/auth-messages';
import { meta } from '@/content/meta';
import { GOOGLE_ERROR_COOKIE } from '@/lib/auth/google-error';
import { landingPath } from '@/lib/auth/landing';
import { getSession } from '@/lib/auth/session';
import { publicEnv } from '@/lib/env';
import { answersScript } from '@/lib/forms/leave-to';
import { paths } from '@/lib/paths';
import { SignInForm } from './sign-in-form';
import { SignUpForm } from './sign-up-form';
import { type Tab, Tabs } from './tabs';

const { title, description } = meta[paths.auth];
export const metadata: Metadata = { title: { absolute: title }, description, robots: { index: false } };

interface AuthPageProps {
  searchParams: Promise<{ tab?: string | string[]; next?: string | string[] }>;
}

export default async function AuthPage({ searchParams }: AuthPageProps) {
  const query = await searchParams;
  const landing = landingPath(query.next, paths.home, publicEnv().SITE_URL);
  if ((await getSession()) && !(await answersScript())) redirect(landing);
  const tab: Tab = query.tab === 'signup' ? 'signup' : 'login';
  const next = landing === paths.home ? undefined : landing;
  const googleError = (await cookies()).get(GOOGLE_ERROR_COOKIE)?.value;
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
          </p>
        }
      >
        <h1 className="text-2xl">{authScreen.title}</h1>
        <Tabs current={tab} next={next} />
        {googleError !== undefined && (
          <ToastedNotice
            message={googleError ? { tone: 'destructive', title: googleError } : siteMessages.unexpected}
          />
        )}
        {tab === 'login' ? <SignInForm next={landing} /> : <SignUpForm next={landing} />}
      </AuthScene>
    </Frame>
  );
}
