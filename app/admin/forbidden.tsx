import { Denial } from '@/components/site/denial';
import { adminDenied } from '@/content/admin-denied';
import { paths } from '@/lib/paths';

/** Answers with 403 where somebody is signed in but has not the role. Only the dashboard asks for it. */
export default function Forbidden() {
  return <Denial path={paths.admin} words={adminDenied.notAdmin} href={paths.flipApp} />;
}
