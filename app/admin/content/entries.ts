import type { FigureTable } from '@/app/admin/figures';
import { contentWords } from '@/content/admin/content';
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
import { formatDate } from '@/lib/domain/admin/dates';
import { addDays, type LocalDate } from '@/lib/domain/local-date';
import type { ContentReport } from '@/lib/generated';
import { publicPages } from '@/lib/public-pages';

const { owner, claims: claimWords, helplines: lineWords, pages } = contentWords;

/** A statement on the site, its review state, and its place in the source. */
export interface ContentEntry {
  title: string;
  /** Needs the owner's attention. */
  isOpen: boolean;
  state: string;
  facts?: readonly string[];
  /** Such as `content/claims.ts:83`. */
  where: string;
  /** The value of a button that marks it as tried today. */
  mark?: string;
}

export const everyLine: readonly (EmergencyNumber | Helpline | Organisation)[] = [
  ...emergencyNumbers,
  ...helplines,
  ...organisations,
];

/** Twice a year. */
const EVERY_DAYS = 182;

/**
 * When to check a helpline next.
 * @param tried day of the last check, or `due` if there was none
 * @returns null if it is due now
 */
export function nextTry(tried: LocalDate | 'due', today: LocalDate): LocalDate | null {
  if (tried === 'due') return null;
  const next = addDays(tried, EVERY_DAYS);
  return next <= today ? null : next;
}

/** @param open open placeholders, such as `amazonUrl in content/site.json is a placeholder` */
export function ownerEntries(lines: ContentReport, open: readonly string[]): ContentEntry[] {
  return [
    ...open.map((placeholder) => {
      const [name = ''] = placeholder.split(' ');
      return {
        title: owner.placeholders[name as keyof typeof owner.placeholders] ?? name,
        isOpen: true,
        state: owner.open,
        facts: [placeholder],
        where: lines[`site/${name}`] ?? '.env',
      };
    }),
    ...ownerStatements.map(({ id, claim, confirmed }) => ({
      title: claim,
      isOpen: confirmed === 'open',
      state: confirmed === 'open' ? owner.open : `${owner.confirmed} ${confirmed}`,
      where: lines[`statements/${id}`] ?? '',
    })),
  ];
}

export function claimEntries(lines: ContentReport): ContentEntry[] {
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

/** @param marked the days that were noted in the workspace, by id */
export function helplineEntries(
  lines: ContentReport,
  today: LocalDate,
  marked: Readonly<Record<string, LocalDate>>,
): ContentEntry[] {
  return everyLine.map((line) => {
    const noted = marked[line.id] ?? 'due';
    const live = line.live === 'due' || (noted !== 'due' && noted > line.live) ? noted : line.live;
    const next = nextTry(live, today);
    const tried = live === 'due' ? lineWords.never : `${lineWords.tried} ${formatDate(live)}`;
    return {
      title: `${line.name}, ${line.country}`,
      isOpen: next === null,
      state: next === null ? lineWords.now : `${lineWords.due} ${formatDate(next)}`,
      facts: [`${lineWords.read} ${formatDate(line.checked)}. ${tried}.`],
      where: lines[`helplines/${line.id}`] ?? '',
      ...(live !== today && { mark: line.id }),
    };
  });
}

/** Files of pages whose name is another. */
const filesOf: Readonly<Record<string, string>> = {
  '/': 'home',
  '/sample-chapters': 'chapters/chapter-1',
  '/sample-chapters/the-slug-and-the-switch': 'chapters/chapter-4',
  '/sample-chapters/eleven-clean-weeks': 'chapters/chapter-15',
  '/workbook': 'workbook-page',
  '/workbook/pages': 'workbook/pages',
  '/speaking/kit': 'speaker-kit',
  '/about-these-figures': 'figures-page',
  '/privacy': 'legal/privacy',
  '/terms': 'legal/terms',
  '/accessibility': 'legal/accessibility',
  '/flip-method-app': 'flip',
};

/** The file with the words of a page; of a worksheet the folder. */
export function fileOf(path: string): string {
  const [, folder, name] = path.split('/');
  if (folder === 'blog' && name) return `content/articles/${name}.ts`;
  if (path.startsWith('/workbook/pages/')) return 'content/workbook/parts';
  return `content/${filesOf[path] ?? folder}.ts`;
}

/** The editor of a file, such as `content/claims.ts:83`, at the host of the repository. */
export function editorOf(repository: string | undefined, where: string): string | undefined {
  const [file = '', line] = where.split(':');
  if (!repository || !file.includes('/')) return undefined;
  const way = file.includes('.') ? 'edit' : 'tree';
  return `${repository.replace(/\/$/, '')}/${way}/main/${file}${line ? `#L${line}` : ''}`;
}

/** Every page as it is live, with a link to its words. */
export function pagesTable(repository: string | undefined): FigureTable {
  const { page, updated, file } = pages.columns;
  return {
    title: pages.title,
    columns: [page, updated, file],
    rows: publicPages().map(({ path, updated: day }) => {
      const href = editorOf(repository, fileOf(path));
      return [
        { kind: 'link', text: path, href: path },
        formatDate(day),
        href ? { kind: 'link', text: pages.edit, href } : fileOf(path),
      ];
    }),
  };
}
