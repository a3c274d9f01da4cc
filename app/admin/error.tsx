// Next wants error pages to run in the browser.
'use client';

import { Denial } from '@/components/site/denial';
import { adminDenied } from '@/content/admin-denied';
import { paths } from '@/lib/paths';

/** When nobody could be asked whether somebody is an admin, nobody is. */
export default function AdminCheckFailed() {
  return <Denial path={paths.admin} words={adminDenied.failed} href={paths.admin} />;
}
