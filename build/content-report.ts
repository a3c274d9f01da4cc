import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { claims } from '@/content/claims';
import { evidenceClaims } from '@/content/evidence-claims';
import { ownerStatements } from '@/content/owner-statements';
import { emergencyNumbers, helplines, organisations } from '@/content/resources';
import type { ContentReport } from '@/lib/generated';
import { paths } from '@/lib/paths';
import { publicPages } from '@/lib/public-pages';
import { parseInline } from '@/lib/rich-text/inline';

const known = new Set<string>([
  ...publicPages().map(({ path }) => path),
  ...Object.values(paths).filter((path) => typeof path === 'string'),
]);

export interface ContentLink {
  href: string;
  /** Such as `content/claims.ts:83`. */
  where: string;
  /** `broken`: a path of this site that no page has. */
  kind: 'page' | 'broken' | 'external' | 'contact';
}

/** Classifies the target of a link in `content`. */
export function kindOfLink(href: string): ContentLink['kind'] {
  if (/^(?:tel|sms|mailto):/.test(href)) return 'contact';
  if (/^https?:/.test(href)) return 'external';
  const { pathname } = new URL(href, 'https://site.invalid');
  return href.startsWith('#') || known.has(pathname) || existsSync(`public${pathname}`) ? 'page' : 'broken';
}

const evidence: readonly string[] = evidenceClaims.map(({ id }) => id);

/** The registries that the workspace lists, with the file and the ids of their entries. */
const registries: readonly (readonly [name: string, file: string, ids: readonly string[]])[] = [
  ['claims', 'claims', claims.map(({ id }) => id).filter((id) => !evidence.includes(id))],
  ['claims', 'evidence-claims', evidence],
  ['helplines', 'helplines.json', [...emergencyNumbers, ...helplines, ...organisations].map(({ id }) => id)],
  ['statements', 'owner-statements.json', ownerStatements.map(({ id }) => id)],
];
const facts = ['contactEmail', 'postalAddress', 'amazonUrl', 'authorName', 'speakerReelUrl', 'socialUrls'];

/** The file with the entries; for a module, without its extension. */
const pathOf = (file: string) => `content/${file.includes('.') ? file : `${file}.ts`}`;
const sourceOf = (file: string) => readFileSync(pathOf(file), 'utf8').split('\n');

/** Returns `file:line` of the first line that contains one of the texts, or the file alone if none does. */
function sourceLineOf(file: string, lines: readonly string[], ...texts: string[]): string {
  const index = lines.findIndex((line) => texts.some((text) => line.includes(text)));
  return index < 0 ? pathOf(file) : `${pathOf(file)}:${index + 1}`;
}

/** Collects every URL in a module's exports: link properties, and links within texts. */
function urlsIn(value: unknown, key = ''): string[] {
  if (typeof value === 'string') {
    if (key === 'href' || key === 'url') return [value];
    return parseInline(value).flatMap((span) => (span.kind === 'link' ? [span.href] : []));
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => urlsIn(inner, name));
}

async function linksOf(file: string): Promise<ContentLink[]> {
  const module: unknown = await import(resolve(`content/${file}.ts`));
  const lines = sourceOf(file);
  return [...new Set(urlsIn(module))].flatMap((href) => {
    const where = sourceLineOf(file, lines, href);
    // A re-exported URL is reported for the file that defines it.
    return where.includes(':') ? [{ href, where, kind: kindOfLink(href) }] : [];
  });
}

/** Reports the source line of each registry entry and fact. */
export function makeContentReport(): ContentReport {
  const entries = registries.flatMap(([name, file, ids]) => {
    const lines = sourceOf(file);
    return ids.map((id): [string, string] => [
      `${name}/${id}`,
      sourceLineOf(file, lines, `id: '${id}'`, `"${id}":`),
    ]);
  });
  const site = sourceOf('site.json');
  const set = facts.map((fact): [string, string] => [
    `site/${fact}`,
    sourceLineOf('site.json', site, `"${fact}"`),
  ]);
  return Object.fromEntries([...entries, ...set]);
}

/** Every link in `content`, with its kind. */
export async function contentLinks(): Promise<ContentLink[]> {
  const files = readdirSync('content', { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.startsWith('admin'))
    .map((name) => name.replace(/\.ts$/, ''))
    .sort();
  return (await Promise.all(files.map(linksOf))).flat();
}
