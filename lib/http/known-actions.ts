import { readFileSync } from 'node:fs';
import { join } from 'node:path';

type Pages = Readonly<Record<string, readonly RegExp[]>>;

interface Manifest {
  node: Record<string, { workers: Record<string, unknown> }>;
}

let known: Pages | null | undefined;

/**
 * The pages of each server action in this build, by id; null if the manifest is not available, as on Vercel.
 */
function readActions(): Pages | null {
  // `next dev` compiles actions on demand.
  if (process.env.NODE_ENV !== 'production') return null;
  try {
    const dist = process.env.NEXT_DIST_DIR ?? '.next';
    const file = join(
      /* turbopackIgnore: true */ process.cwd(),
      dist,
      'server/server-reference-manifest.json',
    );
    const { node } = JSON.parse(readFileSync(file, 'utf8')) as Manifest;
    const entries = Object.entries(node).map(([id, { workers }]) => [id, Object.keys(workers).map(pageOf)]);
    return Object.fromEntries(entries);
  } catch {
    return null;
  }
}

/** @param worker such as `app/(site)/contact/[topic]/page` */
export function pageOf(worker: string): RegExp {
  const path = worker.replace(/^app|\/page$/g, '').replaceAll(/\/\([^)]*\)/g, '');
  return new RegExp(`^${path.replaceAll(/\[[^\]]*\]+/g, '[^/]+') || '/'}$`);
}

/** Whether this build may have that server action on that page. */
export function isKnownAction(id: string, pathname: string): boolean {
  known ??= readActions();
  return known === null || (known[id] ?? []).some((page) => page.test(pathname));
}
