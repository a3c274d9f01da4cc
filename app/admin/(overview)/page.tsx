import { Suspense } from 'react';
import { Badge } from '@/components/ui/badge';
import { cn } from '@/components/ui/cn';
import { Spinner } from '@/components/ui/spinner';
import { adminWords } from '@/content/admin/admin';
import { overviewWords } from '@/content/admin/overview';
import {
  type OverviewData,
  readOverview,
  readVisitsOf,
  type VisitDimension,
  type VisitsOf,
  visitDimensions,
} from '@/lib/data/admin/overview';
import { readSettings, type Settings } from '@/lib/data/settings';
import { type ChosenRange, formatMoment, readRange } from '@/lib/domain/admin/dates';
import { localDateOf } from '@/lib/domain/local-date';
import { unlistedMetadata } from '@/lib/metadata';
import { paths } from '@/lib/paths';
import { DataTable, FewNote, type FigureTable, formatFigure } from '../figures';
import { PrintLink } from '../forms';
import {
  AdminLink,
  adminHref,
  DashboardSection,
  type Fields,
  JoinedDate,
  PersonRow,
  type Query,
  Sheet,
  type StatCard,
  StatCards,
} from '../parts';
import { type PageRequest, showOrReadError, workspacePage } from '../workspace';
import { BarsChart, FiguresDisclosure, TrendsChart } from './charts';
import { FirstScreen, FirstSteps } from './first-screen';
import { RangePicker } from './range-picker';
import {
  cardsTable,
  courseTable,
  dailyTable,
  flipPoints,
  funnelTable,
  requestLabels,
  requestsTable,
  techniquesTable,
  typesTable,
  workbookTable,
} from './tables';
import { Faults, Visits } from './visits';

export const metadata = unlistedMetadata(paths.admin);

export default workspacePage(paths.admin, showOverview, { tools: PageTools });

/** `?only=pages:/blog`: the page, source or campaign that the visits are shown of. */
function parseOnly({ only = '' }: Query): { dimension: VisitDimension; name: string } | null {
  const [, wanted, name = ''] = /^(\w+):(.{1,120})$/.exec(only) ?? [];
  const dimension = visitDimensions.find((each) => each === wanted);
  return dimension ? { dimension, name } : null;
}

/** The query parameters that select this range. */
const rangeFields = ({ preset, from, to }: ChosenRange): Fields =>
  preset ? { range: preset } : { from, to };

/** A link that looks like a checkbox. */
const compareClasses = [
  'inline-flex min-h-10 items-center gap-[0.6rem] text-sm/[1.6] underline-offset-[0.22em] hover:underline',
  'before:size-[1.1rem] before:rounded-sm before:border-2 before:border-edge before:bg-surface',
  'aria-[current]:before:border-sea aria-[current]:before:bg-(--sea-text)',
  'aria-[current]:before:shadow-[inset_0_0_0_2px_var(--surface)]',
];

/** The range of the URL, by the days of the site's time zone. */
async function rangeOf({ query, now }: PageRequest) {
  const { time_zone: timeZone } = await readSettings();
  return { timeZone, range: readRange(query, localDateOf(now, timeZone)) };
}

async function showOverview(request: PageRequest) {
  const { query, client, now } = request;
  const { range, timeZone } = await rangeOf(request);
  const compare = query.compare === 'on';
  const only = parseOnly(query);
  const kept = { compare: compare && 'on', only: only ? query.only : undefined };
  const fields = { ...rangeFields(range), ...kept };
  const overview = showOrReadError(async () => {
    const [data, settings, chosen] = await Promise.all([
      readOverview(client, { range }),
      readSettings(),
      only && readVisitsOf(client, range, only),
    ]);
    return <Overview {...{ data, settings, range, compare, now, fields, chosen }} />;
  }, adminHref(fields));
  return (
    <>
      <RangePicker range={range} timeZone={timeZone} kept={kept}>
        <AdminLink
          href={adminHref({ ...fields, compare: !compare && 'on' })}
          scroll={false}
          className={cn(compareClasses)}
          data-print="hide"
          aria-current={compare || undefined}
        >
          {overviewWords.compare}
        </AdminLink>
      </RangePicker>
      <Suspense fallback={<Loading />}>{overview}</Suspense>
    </>
  );
}

async function PageTools(request: PageRequest) {
  const fields = rangeFields((await rangeOf(request)).range);
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

interface OverviewProps {
  data: OverviewData;
  settings: Settings;
  range: ChosenRange;
  compare: boolean;
  /** The query parameters of this page. */
  fields: Fields;
  chosen: VisitsOf | null;
  now: number;
}

/** The answers to the owner's questions, then the figures behind them. */
function Overview({ data, settings, range, compare, now, fields, chosen }: OverviewProps) {
  return (
    <div className="grid grid-cols-1 gap-5 *:mb-0 side:grid-cols-2 print:grid-cols-2 print:gap-y-2 print:[zoom:0.6]">
      <FirstSteps data={data} />
      <FirstScreen data={data} settings={settings} days={range.days} now={now} />
      <SpecifiedSections data={data} range={range} compare={compare} />
      <Faults data={data} />
      <Visits data={data} days={range.days} compare={compare} fields={fields} chosen={chosen} />
      <BusinessSections data={data} settings={settings} />
      <DashboardSection collapsible id="techniques" title={techniques.title} note={techniques.note}>
        <DataTable bars table={techniquesTable(data)} empty={techniques.empty} />
      </DashboardSection>
    </div>
  );
}

const { users, flips, daily, types, techniques, cards, workbook, course } = adminWords;
const { chart, funnel } = overviewWords;

/** In row order: completed green, action taken blue, anxiety flipped purple, emergency red-orange. */
const colours = ['completed', 'action', 'flipped', 'emergency'].map((name) => `var(--chart-${name})`);

/** One bar per table row, sized by the row's first figure. */
const barsOf = ({ rows }: FigureTable) =>
  rows.map(([name, count], index) => ({
    name: String(name),
    count: typeof count === 'number' ? count : null,
    colour: colours[index],
  }));

/** What the specification names: cards, daily sessions, session types and recent users. */
function SpecifiedSections({ data, range, compare }: Pick<OverviewProps, 'data' | 'range' | 'compare'>) {
  const days = dailyTable(data, range, compare);
  const byType = typesTable(data, range);
  const figures = cardsTable(data).rows.map(
    ([label = '', figure = '']): StatCard => [String(label), formatFigure(figure)],
  );
  const status = (
    <Badge key="status" tone="sage" className="font-sans">
      {cards.statusActive}
    </Badge>
  );
  return (
    <>
      <Sheet label={cards.title}>
        <StatCards cards={figures.toSpliced(-1, 0, [cards.status, status])} />
      </Sheet>
      <DashboardSection collapsible id="daily" title={days.title} note={daily.gaps} wide>
        <TrendsChart
          points={flipPoints(data, compare)}
          label={chart.daily}
          names={{
            whole: flips.sessions,
            part: flips.completed,
            before: chart.before(flips.sessions, range.days),
          }}
        />
        <FiguresDisclosure>
          <DataTable table={days} />
        </FiguresDisclosure>
      </DashboardSection>
      <DashboardSection
        collapsible
        id="types"
        title={types.title}
        note={range.isChosen ? types.note : `${types.month} ${types.note}`}
      >
        <BarsChart bars={barsOf(byType)} label={chart.types} counted={types.sessions} />
        <DataTable table={byType} />
      </DashboardSection>
      <DashboardSection collapsible id="users" title={users.title}>
        {data.users.length === 0 && <p className="text-muted">{users.empty}</p>}
        <ul>
          {data.users.map(({ id, email, created_at }) => (
            <PersonRow
              key={id}
              id={id}
              name={email ?? users.unknown}
              fact={<JoinedDate at={created_at} />}
              tone="line"
              badge={users.user}
            />
          ))}
        </ul>
      </DashboardSection>
    </>
  );
}

/** The way to the workbook, the course and the account. */
function BusinessSections({ data, settings }: Pick<OverviewProps, 'data' | 'settings'>) {
  const requests = requestLabels.map((dimension) => requestsTable(data, dimension));
  return (
    <>
      <DashboardSection collapsible id="funnel" title={funnel.title} note={funnel.note} wide>
        <DataTable table={funnelTable(data)} empty={funnel.empty} />
        {data.funnel.counted_at && (
          <p className="mt-3 text-sm text-muted">
            {funnel.countedAt(formatMoment(data.funnel.counted_at, settings.time_zone))}
          </p>
        )}
      </DashboardSection>
      <DashboardSection collapsible id="workbook" title={workbook.title} note={workbook.note} wide>
        <div className="grid grid-cols-1 gap-10">
          <DataTable table={workbookTable(data)} />
          <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,24rem),1fr))] gap-x-10 gap-y-8">
            {requests.map((table) => (
              <DataTable bars captioned key={table.title} table={table} empty={workbook.empty} />
            ))}
          </div>
          <FewNote tables={requests} />
        </div>
      </DashboardSection>
      <DashboardSection collapsible id="course" title={course.title} note={course.note}>
        <DataTable table={courseTable(data)} />
      </DashboardSection>
    </>
  );
}
