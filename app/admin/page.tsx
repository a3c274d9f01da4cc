import Link from 'next/link';
import { Suspense } from 'react';
import { cn } from '@/components/ui/cn';
import { Spinner } from '@/components/ui/spinner';
import { adminWords } from '@/content/admin';
import { overviewWords } from '@/content/admin-overview';
import { readOverview, readVisitsOf, type VisitPart, visitParts } from '@/lib/data/admin-overview';
import { readSettings } from '@/lib/data/settings';
import { unlistedMetadata } from '@/lib/metadata';
import { paths } from '@/lib/paths';
import { PrintLink } from './forms';
import { Overview } from './overview/overview';
import { adminHref, parseRange, type Query, rangeFields, readOne } from './query';
import { RangePicker } from './range-picker';
import { type PageRequest, showOrReadError, workspacePage } from './workspace';

export const metadata = unlistedMetadata(paths.admin);

export default workspacePage(paths.admin, showOverview, { tools: PageTools });

/** `?only=pages:/blog`: the page, source or campaign that the visits are shown of. */
function parseOnly(query: Query): { part: VisitPart; name: string } | null {
  const [, wanted, name = ''] = /^(\w+):(.{1,120})$/.exec(readOne(query, 'only') ?? '') ?? [];
  const part = visitParts.find((each) => each === wanted);
  return part ? { part, name } : null;
}

/** A link that looks like a checkbox. */
const compareClasses = [
  'inline-flex min-h-10 items-center gap-[0.6rem] text-sm/[1.6] underline-offset-[0.22em] hover:underline',
  'before:size-[1.1rem] before:rounded-sm before:border-2 before:border-edge before:bg-surface',
  'aria-[current]:before:border-sea aria-[current]:before:bg-(--sea-text)',
  'aria-[current]:before:shadow-[inset_0_0_0_2px_var(--surface)]',
];

async function showOverview({ query, client, now }: PageRequest) {
  const range = parseRange(query, now);
  const compare = readOne(query, 'compare') === 'on';
  const only = parseOnly(query);
  const chosen = { ...(only && { only: `${only.part}:${only.name}` }) };
  const kept = { ...(compare && { compare: 'on' }), ...chosen };
  const fields = { ...rangeFields(range), ...kept };
  const other = { ...rangeFields(range), ...(!compare && { compare: 'on' }), ...chosen };
  const overview = showOrReadError(async () => {
    const [data, settings, ofOne] = await Promise.all([
      readOverview(client, { range, compare }),
      readSettings(),
      only && readVisitsOf(client, range, only),
    ]);
    const visits = { fields, ...(only && ofOne && { chosen: { ...only, ...ofOne } }) };
    return <Overview {...{ data, settings, range, compare, now, visits }} />;
  }, adminHref(fields));
  return (
    <>
      <RangePicker range={range} path={paths.admin} kept={kept}>
        <Link
          href={adminHref(other)}
          prefetch={false}
          scroll={false}
          className={cn(compareClasses)}
          data-print="hide"
          aria-current={compare || undefined}
        >
          {overviewWords.compare}
        </Link>
      </RangePicker>
      <Suspense fallback={<Loading />}>{overview}</Suspense>
    </>
  );
}

function PageTools({ query, now }: PageRequest) {
  const fields = rangeFields(parseRange(query, now));
  return (
    <div className="flex flex-wrap items-baseline gap-x-6 gap-y-1" data-print="hide">
      <PrintLink label={overviewWords.print} />
      <details className="relative">
        <summary className="link is-alone">{overviewWords.csv}</summary>
        <ul className="absolute right-0 z-20 w-max rounded-md border border-edge bg-surface px-4 py-2 max-sm:right-auto max-sm:left-0">
          {Object.entries(overviewWords.files).map(([table, label]) => (
            <li key={table}>
              <a className="link is-alone" href={adminHref({ table, ...fields }, paths.adminExport)} download>
                {label}
              </a>
            </li>
          ))}
        </ul>
      </details>
    </div>
  );
}

/** What follows needs a script to be put in its place, which a browser without JavaScript is told. */
function Loading() {
  return (
    <div className="py-16">
      <Spinner label={adminWords.loading} className="noscript:hidden" />
      <p className="hidden max-w-text noscript:block">{adminWords.withoutScript}</p>
    </div>
  );
}
