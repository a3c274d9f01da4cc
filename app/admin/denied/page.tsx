import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { Denial } from '@/components/site/denial';
import { adminDenied } from '@/content/admin-denied';
import { readAdmin, requireAdmin } from '@/lib/auth/require-admin';
import { paths } from '@/lib/paths';

export const metadata: Metadata = { title: 'Access Denied', robots: { index: false } };

/** The middleware leads everybody here who asked for the dashboard and may not see it, under its address. */
export default async function AdminDeniedPage() {
  const { status } = await readAdmin();
  if (status === 'failed') return <Denial path={paths.admin} words={adminDenied.failed} href={paths.admin} />;
  await requireAdmin();
  redirect(paths.admin);
}
