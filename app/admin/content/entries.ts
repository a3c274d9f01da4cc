import type { ContentEntry } from '@/app/admin/lists';
import { contentWords } from '@/content/admin-content';
import { claims } from '@/content/claims';
import { ownerStatements } from '@/content/owner-statements';
import {
  type EmergencyNumber,
  emergencyNumbers,
  type Helpline,
  helplines,
  type Organisation,
  organisations,
} from '@/content/resources';
import type { ContentReport } from '@/lib/content-report';
import type { FigureTable } from '@/lib/domain/admin/figures';
import { nextTry } from '@/lib/domain/admin/inbox';
import { writeDate } from '@/lib/domain/admin/range';
import type { LocalDate } from '@/lib/domain/local-date';
import { publicPages } from '@/lib/public-pages';

const { owner, claims: claimWords, helplines: lineWords, pages, links } = contentWords;
type Lines = ContentReport['lines'];

const everyLine: readonly (EmergencyNumber | Helpline | Organisation)[] = [
  ...emergencyNumbers,
  ...helplines,
  ...organisations,
];

/** @param open open placeholders, such as `amazonUrl in content/site.ts is a placeholder` */
export function ownerEntries(lines: Lines, open: readonly string[]): ContentEntry[] {
  return [
    ...open.map((placeholder) => ({
      title: placeholder,
      isOpen: true,
      state: owner.open,
      where: lines[`site/${placeholder.split(' ')[0]}`] ?? '.env',
    })),
    ...ownerStatements.map(({ id, claim, confirmed }) => ({
      title: claim,
      isOpen: confirmed === 'open',
      state: confirmed === 'open' ? owner.open : `${owner.confirmed} ${confirmed}`,
      where: lines[`statements/${id}`] ?? '',
    })),
  ];
}

export function claimEntries(lines: Lines): ContentEntry[] {
  return claims.map(({ id, text, pages: on, basis, needs }) => ({
    title: text,
    isOpen: basis !== 'evidenced',
    state: claimWords.basis[basis],
    facts: [
      `${claimWords.on} ${on.map((page) => (page === '*' ? claimWords.everyPage : page)).join(', ')}`,
      ...(needs ? [`${claimWords.needs} ${needs}`] : []),
    ],
    where: lines[`claims/${id}`] ?? '',
  }));
}

export function helplineEntries(lines: Lines, today: LocalDate): ContentEntry[] {
  return everyLine.map((line) => {
    const next = nextTry(line.live, today);
    const tried = line.live === 'due' ? lineWords.never : `${lineWords.tried} ${writeDate(line.live)}`;
    return {
      title: `${line.name}, ${line.country}`,
      isOpen: next === null,
      state: next === null ? lineWords.now : `${lineWords.due} ${writeDate(next)}`,
      facts: [`${lineWords.read} ${writeDate(line.checked)}. ${tried}.`],
      where: lines[`helplines/${line.id}`] ?? '',
    };
  });
}

export function brokenEntries(found: ContentReport['links']): ContentEntry[] {
  return found
    .filter(({ kind }) => kind === 'broken')
    .map(({ href, where }) => ({ title: href, isOpen: true, state: links.nowhere, where }));
}

/** External hosts by number of links, most first, each with its places in the source. */
export function otherSites(found: ContentReport['links']): { host: string; places: string[] }[] {
  const external = found
    .filter(({ kind }) => kind === 'external')
    .map(({ href, where: place }) => ({ host: new URL(href).host, place }));
  return [...new Set(external.map(({ host }) => host))]
    .map((host) => ({
      host,
      places: external.filter((link) => link.host === host).map(({ place }) => place),
    }))
    .sort((a, b) => b.places.length - a.places.length || a.host.localeCompare(b.host));
}

export function pagesTable(): FigureTable {
  return {
    title: pages.title,
    columns: [pages.columns.page, pages.columns.updated],
    rows: publicPages().map(({ path, updated }) => [path, writeDate(updated)]),
  };
}
