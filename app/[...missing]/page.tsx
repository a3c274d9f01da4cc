import { notFound } from 'next/navigation';

/** Whatever has no page of its own. The path is logged, and nothing about the visitor. */
export default async function MissingPage({ params }: { params: Promise<{ missing: string[] }> }) {
  const { missing } = await params;
  console.warn(`Not found: /${missing.join('/').slice(0, 200)}`);
  notFound();
}
