import type { Metadata } from 'next';
import Link from 'next/link';
import { Suspense } from 'react';
import { PrintLink } from '@/components/admin/print-link';
import { RangePicker } from '@/components/admin/range-picker';
import { Workspace } from '@/components/admin/workspace';
import { Spinner } from '@/components/ui/spinner';
import { adminWords } from '@/content/admin';
import { overviewWords } from '@/content/admin-overview';
import { readRefusal, requireAdmin } from '@/lib/auth/require-admin';
import type { ChosenRange } from '@/lib/domain/admin/range';
import { paths } from '@/lib/paths';
import { adminHref, type PageProps, parseRange, rangeFields, readOne } from './address';
import { adminMetadata } from './metadata';
import { Overview } from './overview/overview';
import { Refusal } from './refusal';
import '@/app/styles/admin.css';

export const metadata: Metadata = adminMetadata(paths.admin);

export default async function OverviewPage({ searchParams }: PageProps) {
  const refusal = await readRefusal();
  if (refusal) return <Refusal reason={refusal} />;
  // Once more, and before the first byte: an answer that has begun can no longer become a 403.
  const { session } = await requireAdmin();
  const query = await searchParams;
  const range = parseRange(query, Date.now());
  const compare = readOne(query, 'compare') === 'on';
  const isWhole = readOne(query, 'stream') === 'off';
  const whole = { ...(isWhole && { stream: 'off' }) };
  const kept = { ...(compare && { compare: 'on' }), ...whole };
  const fields = { ...rangeFields(range), ...kept };
  const other = { ...rangeFields(range), ...(!compare && { compare: 'on' }), ...whole };
  const overview = <Overview {...{ range, compare, isWhole, fields }} />;
  return (
    <Workspace page="overview" email={session.email} tools={<PageTools csvHref={csvHref(range)} />}>
      <RangePicker range={range} path={paths.admin} kept={kept}>
        <Link
          href={adminHref(other)}
          prefetch={false}
          scroll={false}
          className="range-compare"
          aria-current={compare || undefined}
        >
          {overviewWords.compare}
        </Link>
      </RangePicker>
      {isWhole ? (
        overview
      ) : (
        <Suspense fallback={<Waiting whole={adminHref({ ...fields, stream: 'off' })} />}>{overview}</Suspense>
      )}
    </Workspace>
  );
}

const csvHref = (range: ChosenRange) => adminHref(rangeFields(range), paths.adminExport);

function PageTools({ csvHref }: { csvHref: string }) {
  return (
    <div className="flex flex-wrap items-baseline gap-x-6 gap-y-1" data-print="hide">
      <PrintLink label={overviewWords.print} />
      <a className="link is-alone" href={csvHref} download>
        {adminWords.range.csv}
      </a>
    </div>
  );
}

/** What streams in later is put in its place by a script; without scripts the page is asked for in one piece. */
function Waiting({ whole }: { whole: string }) {
  return (
    <div className="grid gap-4 py-16">
      <Spinner label={adminWords.loading} />
      <noscript>
        <meta httpEquiv="refresh" content={`0;url=${whole}`} />
        <a className="link" href={whole}>
          {adminWords.withoutScript}
        </a>
      </noscript>
    </div>
  );
}
