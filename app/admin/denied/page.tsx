import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { requireAdmin } from '@/lib/auth/require-admin';
import { paths } from '@/lib/paths';

export const metadata: Metadata = { title: 'Access Denied', robots: { index: false } };

/**
 * The middleware leads everybody here who sent something to the dashboard and may not: signed out (401),
 * without the role (403), or nobody could be asked (500). Whoever has become an admin meanwhile goes on.
 */
export default async function AdminDeniedPage() {
  await requireAdmin();
  redirect(paths.admin);
}
