import { SignOutForm } from '@/components/forms/buttons';
import { AccessDenied } from '@/components/site/access-denied';
import { ButtonLink } from '@/components/ui/button';
import { adminDenied } from '@/content/admin-denied';
import type { AdminRefusal } from '@/lib/auth/check-admin';
import { paths } from '@/lib/paths';

const actionHrefs: Record<AdminRefusal, string | null> = {
  'signed-out': paths.signIn(paths.admin),
  ended: null,
  'not-admin': paths.flipApp,
  failed: paths.admin,
};

/** Shown instead of the dashboard when access is refused, with a way forward. */
export function Refusal({ reason }: { reason: AdminRefusal }) {
  const words = adminDenied[reason];
  const href = actionHrefs[reason];
  // The sign-in page redirects anyone with a session, so signing in again starts with signing out.
  const action = href ? (
    <ButtonLink href={href}>{words.action}</ButtonLink>
  ) : (
    <SignOutForm from="admin" size="md">
      {words.action}
    </SignOutForm>
  );
  return <AccessDenied path={paths.admin} words={words} action={action} />;
}
