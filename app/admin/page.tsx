import type { Metadata } from 'next';
import Link from 'next/link';
import { Suspense } from 'react';
import { PrintLink } from '@/components/admin/print-link';
import { RangePicker } from '@/components/admin/range-picker';
import { Spinner } from '@/components/ui/spinner';
import { adminWords } from '@/content/admin';
import { overviewWords } from '@/content/admin-overview';
import { readOverview } from '@/lib/data/admin-overview';
import { paths } from '@/lib/paths';
import { adminHref, parseRange, rangeFields, readOne } from './address';
import { adminMetadata } from './metadata';
import { Overview } from './overview/overview';
import { type PageRequest, showOrSayWhy, workspacePage } from './workspace-page';

export const metadata: Metadata = adminMetadata(paths.admin);

export default workspacePage(paths.admin, showOverview, { tools: PageTools });

async function showOverview({ query, client, now }: PageRequest) {
  const range = parseRange(query, now);
  const compare = readOne(query, 'compare') === 'on';
  const isWhole = readOne(query, 'stream') === 'off';
  const whole = { ...(isWhole && { stream: 'off' }) };
  const kept = { ...(compare && { compare: 'on' }), ...whole };
  const fields = { ...rangeFields(range), ...kept };
  const other = { ...rangeFields(range), ...(!compare && { compare: 'on' }), ...whole };
  const overview = showOrSayWhy(async () => {
    const data = await readOverview(client, { range, compare });
    return <Overview {...{ data, range, isWhole, now }} />;
  }, adminHref(fields));
  return (
    <>
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
        await overview
      ) : (
        <Suspense fallback={<Waiting whole={adminHref({ ...fields, stream: 'off' })} />}>{overview}</Suspense>
      )}
    </>
  );
}

function PageTools({ query, now }: PageRequest) {
  const csvHref = adminHref(rangeFields(parseRange(query, now)), paths.adminExport);
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
