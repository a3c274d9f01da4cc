import { notFound } from 'next/navigation';
import { loggedPath } from '@/lib/missing-path';

/** Whatever has no page of its own. The path is logged, and nothing about the visitor. */
export default async function MissingPage({ params }: { params: Promise<{ missing: string[] }> }) {
  const { missing } = await params;
  console.warn(`Not found: ${loggedPath(missing)}`);
  notFound();
}
