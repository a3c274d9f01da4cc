import { Denial } from '@/components/site/denial';
import { adminDenied } from '@/content/admin-denied';
import type { AdminRefusal } from '@/lib/auth/check-admin';
import { signInPath } from '@/lib/auth/sign-in-path';
import { paths } from '@/lib/paths';

const waysOn: Record<AdminRefusal, string> = {
  'signed-out': signInPath(paths.admin),
  'not-admin': paths.flipApp,
  failed: paths.admin,
};

/** What those see in place of the dashboard who may not see it, and where they can go. */
export function Refusal({ reason }: { reason: AdminRefusal }) {
  return <Denial path={paths.admin} words={adminDenied[reason]} href={waysOn[reason]} />;
}
