import { existsSync } from 'node:fs';
import type { ContentReport } from '@/lib/content-report';
import { paths } from '@/lib/paths';
import { publicPages } from '@/lib/public-pages';

const known = new Set<string>([
  ...publicPages().map(({ path }) => path),
  ...Object.values(paths).filter((path) => typeof path === 'string'),
]);

/** Classifies the target of a link in `content`. */
export function kindOfLink(href: string): ContentReport['links'][number]['kind'] {
  if (/^(?:tel|sms|mailto):/.test(href)) return 'contact';
  if (/^https?:/.test(href)) return 'external';
  const { pathname } = new URL(href, 'https://site.invalid');
  return href.startsWith('#') || known.has(pathname) || existsSync(`public${pathname}`) ? 'page' : 'broken';
}
