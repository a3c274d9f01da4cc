import Link from 'next/link';
import type { ComponentProps, ReactNode } from 'react';
import { PasswordInput } from '@/components/forms/account-fields';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { cn } from '@/components/ui/cn';
import { Field, type FieldProps } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { adminWords } from '@/content/admin/admin';
import { peopleWords } from '@/content/admin/people';
import { datetimeOf, formatDate } from '@/lib/domain/admin/dates';
import { paths } from '@/lib/paths';
import { PersistedDisclosure } from './remembered';

/** Rows that one page of a list shows. To learn whether there are more, it asks for one row more. */
export const PAGE_SIZE = 20;

/** Of the rows found, those that a page shows, and, if there are more, the last of these. */
export function pageOf<Row>(found: readonly Row[]): { rows: readonly Row[]; last: Row | undefined } {
  const rows = found.slice(0, PAGE_SIZE);
  return { rows, last: found.length > PAGE_SIZE ? rows.at(-1) : undefined };
}

export type SearchParams = Promise<Record<string, string | string[] | undefined>>;

/** Query parameters; of repeated ones the first. */
export type Query = Readonly<Record<string, string | undefined>>;

export async function readQuery(sent: SearchParams): Promise<Query> {
  return Object.fromEntries(Object.entries(await sent).map(([name, value]) => [name, [value].flat()[0]]));
}

/** What is searched for. @param most characters */
export function readSearch({ q = '' }: Query, most: number): string {
  return q
    .replaceAll('\0', '')
    .trim()
    .normalize('NFC')
    .slice(0, most)
    .replace(/\p{Cs}/gu, '');
}

/** Query parameters; those without a value are left out. */
export type Fields = Readonly<Record<string, string | false | undefined>>;

/** The URL of a page of the workspace. */
export function adminHref(fields: Fields, path: string = paths.admin): string {
  const query = new URLSearchParams(
    Object.entries(fields).flatMap(([name, value]) => (value ? [[name, value]] : [])),
  ).toString();
  return query ? `${path}?${query}` : path;
}

/** A link to a page of the workspace, of which nothing is read before it is followed. */
export function AdminLink({ className = 'link', ...props }: ComponentProps<typeof Link>) {
  return <Link prefetch={false} className={className} {...props} />;
}

interface PendingLinksProps {
  title: string;
  /** Shown when nothing is open. */
  nothing: string;
  items: readonly {
    href: string;
    count: number;
    one: string;
    many: string;
    /** Text after several. */
    more?: string | undefined;
  }[];
}

/** Links to what needs attention, with counts. */
export function PendingLinks({ title, nothing, items }: PendingLinksProps) {
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

interface SubNavProps {
  label: string;
  items: readonly { label: string; href: string }[];
  /** The href of the current page. */
  current: string;
}

/** Secondary navigation: the subpages of a page, or the views of an item. */
export function SubNav({ label, items, current }: SubNavProps) {
  return (
    <nav aria-label={label} className="mb-7 border-b border-line">
      <ul className="flex flex-wrap gap-x-7">
        {items.map(({ label: name, href }) => (
          <li key={href}>
            <AdminLink
              href={href}
              className={cn(linkClasses)}
              aria-current={href === current ? 'page' : undefined}
            >
              {name}
            </AdminLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** As many fields beside each other as fit: on phones below the search, elsewhere beside it. */
const filterClasses = [
  'grid grid-cols-[repeat(auto-fit,minmax(9rem,1fr))] items-end gap-4 *:min-w-0 [&_input]:min-w-0',
  '[&>div:first-of-type]:col-span-full [&>div:first-of-type]:grow [&>div:first-of-type]:max-w-none md:[&>div:first-of-type]:basis-44',
  '[&>button]:whitespace-nowrap sm:flex sm:flex-wrap sm:*:max-w-52 [&>details]:col-span-full [&>details]:max-w-none',
  // Where there is room, the other filters have a row below the search and the button.
  'md:[&>details]:order-last md:[&>details]:basis-full',
];

interface FilterFormProps extends ComponentProps<'form'> {
  /** The path of the page to filter. */
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

interface PaginationProps {
  /** URLs of the first and the next page; none if this is the first or the last. */
  newest: string | false | undefined;
  older: string | false | undefined;
  words: { newest: string; older: string };
}

/** The links between the pages of a list. */
export function Pagination({ newest, older, words }: PaginationProps) {
  return (
    <p className="flex flex-wrap gap-x-6 text-sm not-empty:mt-4" data-print="hide">
      {newest && <AdminLink href={newest}>{words.newest}</AdminLink>}
      {older && <AdminLink href={older}>{words.older}</AdminLink>}
    </p>
  );
}

/** When an account was made. */
export function JoinedDate({ at }: { at: string }) {
  return (
    <>
      {adminWords.users.joined} <time dateTime={datetimeOf(at)}>{formatDate(at)}</time>
    </>
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
        <AdminLink href={paths.adminPerson(id)}>{name}</AdminLink>
      </span>
      <span className="text-sm text-muted">{fact}</span>
      <Badge tone={tone}>{badge}</Badge>
    </li>
  );
}

const sheetClasses = [
  'mb-5 min-w-0 scroll-mt-[calc(var(--frame-top,4.5rem)+1rem)] rounded-lg border border-line bg-surface',
  'p-[clamp(1.1rem,0.9rem+0.8vw,1.75rem)] print:my-0 print:border-0 print:p-0',
];
/** Across both columns of the overview. */
const wideClasses = 'side:col-span-full print:col-span-full';

interface DashboardSectionProps {
  id: string;
  title: string;
  note?: string;
  wide?: boolean;
  /** Whether it opens and closes; on phones it begins closed. */
  collapsible?: boolean;
  children: ReactNode;
}

/** A section without a visible title. */
export function Sheet({ label, children }: { label: string; children: ReactNode }) {
  return (
    <section aria-label={label} className={cn(sheetClasses, wideClasses)}>
      {children}
    </section>
  );
}

/** A titled section of a workspace page. */
export function DashboardSection({ id, title, note, wide, collapsible, children }: DashboardSectionProps) {
  const heading = (
    <h2 id={`${id}-title`} className="text-xl wrap-anywhere">
      {title}
    </h2>
  );
  const rest = (
    <>
      {note && <p className="mt-[0.3rem] max-w-text text-sm text-muted">{note}</p>}
      <div className="@container/sheet mt-[1.1rem] min-w-0">{children}</div>
    </>
  );
  return (
    <section id={id} aria-labelledby={`${id}-title`} className={cn(sheetClasses, wide && wideClasses)}>
      {collapsible ? (
        <PersistedDisclosure name={id} heading={heading}>
          {rest}
        </PersistedDisclosure>
      ) : (
        <>
          {heading}
          {rest}
        </>
      )}
    </section>
  );
}

export type StatCard = readonly [label: string, figure: ReactNode];

/** Key figures, already formatted. */
export function StatCards({ cards }: { cards: readonly StatCard[] }) {
  return (
    <dl className="flex flex-wrap gap-x-6 gap-y-5">
      {cards.map(([label, figure]) => (
        <div key={label} className="grid max-w-64 flex-[1_1_7.5rem] content-between gap-[0.4rem]">
          <dt className="text-sm/[1.6] text-muted">{label}</dt>
          <dd className="figures font-serif text-2xl">{figure}</dd>
        </div>
      ))}
    </dl>
  );
}

const words = peopleWords.proof;

interface ProofFieldProps {
  /** Id prefix: a page has several of these fields. */
  id: string;
  hasFactor: boolean;
  error?: FieldProps['error'];
}

/** The code or password with which an admin re-authenticates, for `proofFields`. */
export function ProofField({ id, hasFactor, error }: ProofFieldProps) {
  return (
    <Field
      name="proof"
      id={`${id}-proof`}
      label={hasFactor ? words.code : words.password}
      error={error}
      className="max-w-[26rem]"
      required
    >
      {hasFactor ? (
        <Input inputMode="numeric" autoComplete="one-time-code" maxLength={12} />
      ) : (
        <PasswordInput autoComplete="current-password" />
      )}
    </Field>
  );
}
