import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { claims } from '@/content/claims';
import { evidenceClaims } from '@/content/evidence-claims';
import { ownerStatements } from '@/content/owner-statements';
import { emergencyNumbers, helplines, organisations } from '@/content/resources';
import { type ContentReport, contentReportFile } from '@/lib/content-report';
import { parseInline } from '@/lib/rich-text/parse-inline';
import { kindOfLink } from './kind-of-link';

const evidence: readonly string[] = evidenceClaims.map(({ id }) => id);

/** The entries that the workspace lists, by the file that they are written in. */
const registries: readonly (readonly [name: string, file: string, ids: readonly string[]])[] = [
  ['claims', 'claims', claims.map(({ id }) => id).filter((id) => !evidence.includes(id))],
  ['claims', 'evidence-claims', evidence],
  ['helplines', 'resources', [...emergencyNumbers, ...helplines, ...organisations].map(({ id }) => id)],
  ['statements', 'owner-statements', ownerStatements.map(({ id }) => id)],
];
const facts = ['contactEmail', 'postalAddress', 'amazonUrl', 'authorName', 'speakerReelUrl', 'socialUrls'];

const sourceOf = (file: string) => readFileSync(`content/${file}.ts`, 'utf8').split('\n');

/** The first line of a file that holds one of some texts; the file alone where none does. */
function placeOf(file: string, lines: readonly string[], ...texts: string[]): string {
  const index = lines.findIndex((line) => texts.some((text) => line.includes(text)));
  return index < 0 ? `content/${file}.ts` : `content/${file}.ts:${index + 1}`;
}

/** Every address in what a module exports: those of links, and those within texts. */
function addressesIn(value: unknown, key = ''): string[] {
  if (typeof value === 'string') {
    if (key === 'href' || key === 'url') return [value];
    return parseInline(value).flatMap((span) => (span.kind === 'link' ? [span.href] : []));
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => addressesIn(inner, name));
}

async function linksOf(file: string): Promise<ContentReport['links']> {
  const module: unknown = await import(resolve(`content/${file}.ts`));
  const lines = sourceOf(file);
  return [...new Set(addressesIn(module))].flatMap((href) => {
    const where = placeOf(file, lines, href);
    // What another file writes is found there.
    return where.includes(':') ? [{ href, where, kind: kindOfLink(href) }] : [];
  });
}

/** Where each entry of the registries is written, and where every link of `content` leads. */
export async function makeContentReport(): Promise<ContentReport> {
  const entries = registries.flatMap(([name, file, ids]) => {
    const lines = sourceOf(file);
    return ids.map((id): [string, string] => [`${name}/${id}`, placeOf(file, lines, `id: '${id}'`)]);
  });
  const site = sourceOf('site');
  const set = facts.map((fact): [string, string] => [`site/${fact}`, placeOf('site', site, `${fact}:`)]);
  const files = readdirSync('content', { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.startsWith('admin'))
    .map((name) => name.replace(/\.ts$/, ''))
    .sort();
  const links = (await Promise.all(files.map(linksOf))).flat();
  return { lines: Object.fromEntries([...entries, ...set]), links };
}

export const isContentReportBuilt = () => existsSync(contentReportFile);

export async function buildContentReport(): Promise<void> {
  mkdirSync(dirname(contentReportFile), { recursive: true });
  writeFileSync(contentReportFile, JSON.stringify(await makeContentReport()));
}
