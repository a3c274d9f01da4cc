import Link from 'next/link';
import type { ComponentProps, ReactNode } from 'react';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { cn } from '@/components/ui/cn';
import { adminWords } from '@/content/admin';
import { paths } from '@/lib/paths';
import { FewNote, type Figure, type FigureTable, FigureText } from './figures';

/** Rows per page in the inbox and the audit log. */
export const PAGE_SIZE = 20;

export type Query = Record<string, string | string[] | undefined>;

/** The first value of a query parameter. */
export function readOne(query: Query, name: string): string | undefined {
  const value = query[name];
  return Array.isArray(value) ? value[0] : value;
}

/** An ISO 8601 time, or null. */
export function readMoment(text: string | undefined): string | null {
  return text && /^\d{4}-\d\d-\d\dT[\d:.]+(?:Z|[+-]\d\d:\d\d)$/.test(text) && !Number.isNaN(Date.parse(text))
    ? text
    : null;
}

/** Builds a workspace URL with these query parameters; keeps only the first of repeated values. */
export function adminHref(fields: Query, path: string = paths.admin): string {
  const query = new URLSearchParams(
    Object.keys(fields).flatMap((name) => {
      const value = readOne(fields, name);
      return value === undefined ? [] : [[name, value]];
    }),
  ).toString();
  return query ? `${path}?${query}` : path;
}

interface OpenListProps {
  title: string;
  /** Shown when nothing is open. */
  nothing: string;
  items: readonly {
    href: string;
    count: number;
    one: string;
    many: string;
    /** Text after several. */
    more?: string | false | undefined;
  }[];
}

/** Links to what needs attention, with counts. */
export function OpenList({ title, nothing, items }: OpenListProps) {
  const open = items.filter(({ count }) => count > 0);
  if (open.length === 0) return <p className="text-muted">{nothing}</p>;
  return (
    <ul aria-label={title} className="flex flex-wrap gap-x-6">
      {open.map(({ href, count, one, many, more }) => (
        <li key={many}>
          <a className="link" href={href}>
            {count.toLocaleString('en-GB')} {count === 1 ? one : many}
            {count > 1 && more}
          </a>
        </li>
      ))}
    </ul>
  );
}

const linkClasses = [
  '-mb-px inline-flex min-h-11 items-center border-b-[3px] border-transparent text-muted hover:text-ink',
  'aria-[current]:border-apricot aria-[current]:font-strong aria-[current]:text-ink',
];

interface PageLinksProps {
  label: string;
  items: readonly { label: string; href: string }[];
  /** The href of the current page. */
  current: string;
}

/** Secondary navigation: the subpages of a page, or the views of an item. */
export function PageLinks({ label, items, current }: PageLinksProps) {
  return (
    <nav aria-label={label} className="mb-7 border-b border-line">
      <ul className="flex flex-wrap gap-x-7">
        {items.map(({ label: name, href }) => (
          <li key={href}>
            <Link
              href={href}
              prefetch={false}
              className={cn(linkClasses)}
              aria-current={href === current ? 'page' : undefined}
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** As many fields beside each other as fit: on phones below the search, elsewhere beside it. */
export const filterClasses = [
  'grid grid-cols-[repeat(auto-fit,minmax(9rem,1fr))] items-end gap-4 *:min-w-0 [&_input]:min-w-0',
  '[&>div:first-of-type]:col-span-full [&>div:first-of-type]:grow md:[&>div:first-of-type]:basis-44',
  '[&>button]:whitespace-nowrap sm:flex sm:flex-wrap',
];

interface FilterFormProps extends ComponentProps<'form'> {
  /** The path of the page to filter, with the fragment of its list. */
  action: string;
  /** The label of the submit button. */
  submit: string;
}

/** A plain GET form: the filters are in the URL. */
export function FilterForm({ submit, className, children, ...props }: FilterFormProps) {
  return (
    <search data-print="hide">
      <form className={cn(filterClasses, className)} {...props}>
        {children}
        <Button type="submit" variant="secondary">
          {submit}
        </Button>
      </form>
    </search>
  );
}

interface DataTableProps {
  table: FigureTable;
  /** Hides the caption visually when the heading says the same. */
  captionHidden?: boolean;
  /** Shown when the table has no rows. */
  empty?: string;
  /** Draws a bar behind each name, in proportion to its first figure. */
  bars?: boolean;
  /** A link for each row's name; the current one has the page's own. */
  hrefs?: readonly string[];
  current?: string | undefined;
}

/** Rows above which a table scrolls, and prints no more of them. */
const LONG = 12;
const longClasses = [
  'max-h-[26rem] overflow-y-auto print:max-h-none print:overflow-visible print:[&_tbody_tr:nth-child(n+13)]:hidden',
  '[&_thead_th]:sticky [&_thead_th]:top-0 [&_thead_th]:z-1',
];

const isText = (figure: Figure | undefined) =>
  typeof figure === 'string' || (typeof figure === 'object' && figure.kind === 'link');
const numberIn = (figure: Figure | undefined) => (typeof figure === 'number' ? figure : 0);

/** A table of figures in a scrollable region. */
export function DataTable({ table, captionHidden, empty, bars, hrefs, current }: DataTableProps) {
  const { title, columns, rows } = table;
  // Text columns are left-aligned; columns with any number are right-aligned, including their placeholders.
  const areWords = columns.map((_, index) => {
    const cells = rows.map((row) => row[index]);
    return index === 0 || (cells.some(isText) && !cells.some((cell) => typeof cell === 'number'));
  });
  const largest = Math.max(1, ...rows.map((row) => numberIn(row[1])));
  const kind = bars ? 'has-bars' : areWords.every(Boolean) ? 'is-words' : columns.length > 4 && 'is-wide';
  return (
    <div>
      <section
        className={cn('scrolls', rows.length > LONG && longClasses)}
        aria-label={`${adminWords.table}: ${title}`}
        // A scrollable region must be focusable.
        tabIndex={rows.length > 0 ? 0 : undefined}
      >
        <table className={cn('data-table figures', kind)}>
          <caption className={captionHidden ? 'sr-only' : 'pb-2 text-left font-strong'}>{title}</caption>
          <thead className={rows.length === 0 ? 'sr-only' : undefined}>
            <tr>
              {columns.map((label, index) => (
                <th key={label} scope="col" data-words={areWords[index] || undefined}>
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(([name = '', ...figures], place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: rows may be identical and hold no state.
              <tr key={place}>
                <th scope="row" data-words="">
                  {bars && <BarBehind share={numberIn(figures[0]) / largest} />}
                  {hrefs?.[place] ? (
                    <Link
                      href={hrefs[place]}
                      prefetch={false}
                      scroll={false}
                      className="relative underline-offset-[0.22em] hover:underline aria-[current]:font-strong"
                      aria-current={hrefs[place] === current || undefined}
                    >
                      <FigureText figure={name} />
                    </Link>
                  ) : (
                    <FigureText figure={name} />
                  )}
                </th>
                {figures.map((figure, index) => (
                  <td
                    key={columns[index + 1]}
                    data-words={areWords[index + 1] || undefined}
                    data-label={columns[index + 1]}
                  >
                    <FigureText figure={figure} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {rows.length === 0 && empty && <p className="mt-3 text-muted">{empty}</p>}
      {!bars && <FewNote tables={[table]} />}
    </div>
  );
}

function BarBehind({ share }: { share: number }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 100 8" preserveAspectRatio="none">
      <rect width={Math.round(share * 1000) / 10} height="8" />
    </svg>
  );
}

interface MoreLinksProps {
  /** Of the first page, if this is not it, and of the next one, if there is one. */
  newest: string | false | null;
  older: string | false | null | undefined;
  words: { newest: string; older: string };
}

/** The links between the pages of a list. */
export function MoreLinks({ newest, older, words }: MoreLinksProps) {
  const links = [
    [newest, words.newest],
    [older, words.older],
  ] as const;
  return (
    <p className="flex flex-wrap gap-x-6 text-sm not-empty:mt-4" data-print="hide">
      {links.map(
        ([href, label]) =>
          href && (
            <Link key={label} className="link" href={href} prefetch={false}>
              {label}
            </Link>
          ),
      )}
    </p>
  );
}

interface PersonRowProps {
  /** Of the account, which the name links to. */
  id: string;
  name: string;
  fact: ReactNode;
  tone: ComponentProps<typeof Badge>['tone'];
  badge: string;
}

/** A person in a list. The email address has its own line until everything fits on one. */
export function PersonRow({ id, name, fact, tone, badge }: PersonRowProps) {
  return (
    <li className="flex flex-wrap items-baseline justify-between gap-x-5 gap-y-1 border-b border-line py-[0.7rem] last:border-b-0">
      <span className="min-w-0 flex-[1_0_100%] wrap-anywhere @min-[34rem]/sheet:flex-[1_0_14rem]">
        <Link className="link" href={adminHref({ person: id }, paths.adminPeople)} prefetch={false}>
          {name}
        </Link>
      </span>
      <span className="text-sm text-muted">{fact}</span>
      <Badge tone={tone}>{badge}</Badge>
    </li>
  );
}
