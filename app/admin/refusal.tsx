import { ToastedNotice } from '@/components/forms/account-fields';
import { SignOutForm } from '@/components/forms/sign-out-form';
import { Frame } from '@/components/site/frame';
import { ButtonLink } from '@/components/ui/button';
import { adminDenied } from '@/content/admin/denied';
import type { AdminRefusal } from '@/lib/auth/check-admin';
import { paths } from '@/lib/paths';

interface RefusalProps {
  /** `inbox-only`: a person with the role `inbox` on another page. */
  reason: AdminRefusal | 'inbox-only';
  /** The page that was asked for, to go on with after signing in. */
  next?: string;
}

/** Shown instead of a workspace page when access is refused, with a way forward. */
export function Refusal({ reason, next = paths.admin }: RefusalProps) {
  const words = adminDenied[reason];
  const hrefs = {
    'signed-out': paths.signIn(next),
    'not-admin': paths.flipApp,
    'inbox-only': paths.adminInbox,
    failed: next,
  };
  // The sign-in page redirects anyone with a session, so signing in again starts with signing out.
  const action =
    reason === 'ended' ? (
      <SignOutForm from="admin" next={next} size="md" keepsDrafts>
        {words.action}
      </SignOutForm>
    ) : (
      <ButtonLink href={hrefs[reason]}>{words.action}</ButtonLink>
    );
  const { title, text } = words;
  return (
    <Frame path={paths.admin}>
      <div className="wrap grid max-w-text justify-items-start gap-8 py-24 sm:py-32">
        <h1 className="text-3xl">{title}</h1>
        <ToastedNotice message={{ tone: 'tone' in words ? words.tone : 'destructive', title, text }} />
        {action}
      </div>
    </Frame>
  );
}
