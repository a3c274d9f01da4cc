import { SignOutForm } from '@/components/forms/sign-out-form';
import { Denial } from '@/components/site/denial';
import { ButtonLink } from '@/components/ui/button';
import { adminDenied } from '@/content/admin-denied';
import type { AdminRefusal } from '@/lib/auth/check-admin';
import { paths } from '@/lib/paths';

const waysOn: Record<AdminRefusal, string | null> = {
  'signed-out': paths.signIn(paths.admin),
  ended: null,
  'not-admin': paths.flipApp,
  failed: paths.admin,
};

/** What those see in place of the dashboard who may not see it, and where they can go. */
export function Refusal({ reason }: { reason: AdminRefusal }) {
  const words = adminDenied[reason];
  const href = waysOn[reason];
  // Signing in again begins with the end of the old session: the sign-in page redirects a person who has one.
  const action = href ? (
    <ButtonLink href={href}>{words.action}</ButtonLink>
  ) : (
    <SignOutForm from="admin" size="md">
      {words.action}
    </SignOutForm>
  );
  return <Denial path={paths.admin} words={words} action={action} />;
}
