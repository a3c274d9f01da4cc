import type { ReactNode } from 'react';
import { Cup } from '@/components/illustrations/drawings';
import { Frame } from '@/components/site/frame';
import { TextLink } from '@/components/site/links';
import { Card } from '@/components/ui/card';
import { authScreen, confirmScreen } from '@/content/auth/auth';
import { accountPrivacyNote } from '@/content/legal/privacy';
import { paths } from '@/lib/paths';

interface AuthSceneProps {
  /** Beside the form: a reassuring sentence. */
  aside: { title: string; text: string };
  /** A drawing, on wide screens only. */
  drawing: ReactNode;
  /** Above the form, such as a link back. */
  above?: ReactNode;
  /** Below the form. */
  below?: ReactNode;
  children: ReactNode;
}

/** Layout of sign-in pages: the form on a sheet, with a note beside it. On phones the form comes first. */
export function AuthScene({ aside, drawing, above, below, children }: AuthSceneProps) {
  return (
    <div className="wrap grid gap-x-16 gap-y-14 pt-10 pb-24 sm:pt-16 lg:grid-cols-[1fr_var(--container-form)] lg:gap-x-24 lg:pt-20">
      <div className="lg:order-2">
        {above}
        <Card look="sheet" className="grid gap-7 sm:p-10">
          {children}
        </Card>
        {below}
      </div>
      <div className="max-w-prose border-line max-lg:border-t max-lg:pt-10 lg:pt-16">
        <p className="max-w-[9.2em] font-serif text-2xl lg:text-3xl">{aside.title}</p>
        <p className="mt-5 max-w-[28.5em] text-muted lg:text-lg">{aside.text}</p>
        <div className="mt-10 hidden max-w-72 lg:block">{drawing}</div>
      </div>
    </div>
  );
}

/** Layout of the pages around account mails, with a link back to sign-in. */
export function MailScene({ path, children }: { path: string; children: ReactNode }) {
  return (
    <Frame path={path}>
      <AuthScene
        aside={authScreen.aside}
        drawing={<Cup />}
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

/** Says what an account stores, next to the sign-up form. */
export function AccountPrivacyNote() {
  const { text, link } = accountPrivacyNote;
  return (
    <p className="text-sm text-muted">
      {text} <TextLink link={link} />
    </p>
  );
}
