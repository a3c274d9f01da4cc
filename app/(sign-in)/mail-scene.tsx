import type { ReactNode } from 'react';
import { Cup } from '@/components/illustrations/drawings';
import { AuthScene } from '@/components/site/auth-scene';
import { Frame } from '@/components/site/frame';
import { authScreen, confirmScreen } from '@/content/auth';
import { paths } from '@/lib/paths';

/** Layout of the pages around account mails, with a link back to sign-in. */
export function MailScene({ path, children }: { path: string; children: ReactNode }) {
  return (
    <Frame path={path}>
      <AuthScene
        aside={authScreen.aside}
        figure={<Cup />}
        below={
          <p className="mt-6 px-1 text-sm">
            <a className="link" href={paths.auth}>
              {confirmScreen.signIn}
            </a>
          </p>
        }
      >
        {children}
      </AuthScene>
    </Frame>
  );
}
