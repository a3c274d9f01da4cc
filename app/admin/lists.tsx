import Link from 'next/link';
import type { ComponentProps, ReactNode } from 'react';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { cn } from '@/components/ui/cn';
import { adminWords } from '@/content/admin';
import { contentWords } from '@/content/admin-content';
import type { FigureTable } from '@/lib/domain/admin/figures';
import { paths } from '@/lib/paths';
import { adminHref } from './query';
import { FewNote, FigureText, longClasses } from './sections';

/** A statement on the site, its review state, and its place in the source. */
export interface ContentEntry {
  title: string;
  /** Needs the owner's attention. */
  isOpen: boolean;
  state?: string;
  facts?: readonly string[];
  /** Such as `content/claims.ts:83`. */
  where: string;
  /** The value of a button that marks it as tried today. */
  mark?: string;
}

export const entryClasses = 'border-b border-line py-[0.7rem] wrap-anywhere last:border-b-0';
const entryTitleClasses = 'flex items-start justify-between gap-x-6 gap-y-2 *:last:flex-none';

/** Entries shown before the rest is collapsed. */
const SHOWN = 5;

interface EntryListProps {
  entries: readonly ContentEntry[];
  label: string;
  /** The editor of a place in the source. */
  edit: (where: string) => string | undefined;
}

export function EntryList({ entries, label, edit }: EntryListProps) {
  const first = entries.length > SHOWN + 1 ? entries.slice(0, SHOWN) : entries;
  const rest = entries.slice(first.length);
  return (
    <section aria-label={`${contentWords.list}: ${label}`}>
      <Entries entries={first} edit={edit} />
      {rest.length > 0 && (
        <details className="group border-t border-line">
          <summary className="link is-alone group-open:border-b group-open:border-line">
            {contentWords.more(rest.length)}
          </summary>
          <Entries entries={rest} edit={edit} />
        </details>
      )}
    </section>
  );
}

function Entries({ entries, edit }: Omit<EntryListProps, 'label'>) {
  return (
    <ul>
      {entries.map(({ title, isOpen, state, facts = [], where, mark }) => (
        <li key={`${where} ${title}`} className={entryClasses}>
          <div className={entryTitleClasses}>
            <span>{title}</span>
            {state && <Badge tone={isOpen ? 'line' : 'sage'}>{state}</Badge>}
          </div>
          {facts.map((fact) => (
            <p key={fact} className="text-sm text-muted">
              {fact}
            </p>
          ))}
          <p className="text-sm">
            {edit(where) ? (
              <a className="link" href={edit(where)}>
                {where}
              </a>
            ) : (
              <code className="font-sans text-sea">{where}</code>
            )}
          </p>
          {mark && (
            <Button
              type="submit"
              variant="quiet"
              size="sm"
              name="tried"
              value={mark}
              aria-label={`${contentWords.helplines.mark}: ${title}`}
            >
              {contentWords.helplines.mark}
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}

interface OpenListProps {
  title: string;
  /** Shown when nothing is open. */
  nothing: string;
  items: readonly {
    href: string;
    count: number;
    words: { one: string; many: string };
    /** Text after the link. */
    more?: string | false;
  }[];
  className?: string;
}

/** Links to what needs attention, with counts. */
export function OpenList({ title, nothing, items, className }: OpenListProps) {
  const open = items.filter(({ count }) => count > 0);
  if (open.length === 0) return <p className={cn('text-muted', className)}>{nothing}</p>;
  return (
    <ul aria-label={title} className={cn('flex flex-wrap gap-x-8 gap-y-2', className)}>
      {open.map(({ href, count, words: { one, many }, more }) => (
        <li key={href}>
          <a className="link" href={href}>
            {count.toLocaleString('en-GB')} {count === 1 ? one : many}
          </a>
          {more}
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

export const filterClasses = 'flex flex-wrap items-end gap-4';

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
  /** Limits the height and scrolls. */
  long?: boolean;
}

/** A table of figures in a scrollable region. */
export function DataTable({ table, captionHidden, empty, long }: DataTableProps) {
  const { title, columns, rows } = table;
  // Text columns are left-aligned; columns with any number are right-aligned, including their placeholders.
  const areWords = columns.map((_, index) => {
    const kinds = rows.map((row) => typeof row[index]);
    return index === 0 || (kinds.includes('string') && !kinds.includes('number'));
  });
  return (
    <div>
      <section
        className={cn('overflow-x-auto', long && longClasses)}
        aria-label={`${adminWords.table}: ${title}`}
        // A scrollable region must be focusable.
        tabIndex={rows.length > 0 ? 0 : undefined}
      >
        <table className={cn('data-table figures', areWords.every(Boolean) && 'is-words')}>
          <caption className={captionHidden ? 'sr-only' : 'pb-2 text-left font-strong'}>{title}</caption>
          <thead>
            <tr>
              {columns.map((label, index) => (
                <th key={label} scope="col" data-words={areWords[index] || undefined}>
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: rows may be identical and hold no state.
              <tr key={place}>
                {row.map((figure, index) => {
                  const Tag = index === 0 ? 'th' : 'td';
                  return (
                    <Tag
                      key={columns[index]}
                      scope={index === 0 ? 'row' : undefined}
                      data-words={areWords[index] || undefined}
                    >
                      <FigureText figure={figure} />
                    </Tag>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {rows.length === 0 && empty && <p className="mt-3 text-muted">{empty}</p>}
      <FewNote tables={[table]} />
    </div>
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
