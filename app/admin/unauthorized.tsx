import { Denial } from '@/components/site/denial';
import { adminDenied } from '@/content/admin-denied';
import { signInPath } from '@/lib/auth/sign-in-path';
import { paths } from '@/lib/paths';

/** Answers with 401 where nobody is signed in. Only the dashboard asks for it. */
export default function Unauthorized() {
  return <Denial path={paths.admin} words={adminDenied.signedOut} href={signInPath(paths.admin)} />;
}
