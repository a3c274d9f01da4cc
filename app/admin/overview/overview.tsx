import Link from 'next/link';
import { BarsChart, TrendsChart } from '@/app/admin/charts';
import { DataTable, PersonRow } from '@/app/admin/lists';
import { DashboardSection, FewNote, Numbers, Sheet, StatCards } from '@/app/admin/sections';
import { Badge } from '@/components/ui/badge';
import { adminWords } from '@/content/admin';
import { overviewWords } from '@/content/admin-overview';
import { type OverviewData, visitParts } from '@/lib/data/admin-overview';
import type { Settings } from '@/lib/data/settings';
import { type FigureTable, writeFigure } from '@/lib/domain/admin/figures';
import { type ChosenRange, datetimeOf, writeDate, writeMoment } from '@/lib/domain/admin/range';

import { adminHref } from '../query';
import { DayNotes } from './day-notes';
import { FirstScreen } from './first-screen';
import { courseTable, funnelTable, requestLabels, requestsTable, workbookTable } from './funnel-tables';
import {
  type ChosenVisits,
  cardsTable,
  chosenDaysTable,
  dailyTable,
  flipPoints,
  hoursTable,
  periodTable,
  techniquesTable,
  typesTable,
  visitDaysTable,
  visitListTable,
  visitName,
  visitPoints,
  visitsIn,
  visitsTable,
} from './tables';

const { users: userTexts, period, daily, types, techniques, hours, cards, workbook, course } = adminWords;
const { chart, visits: visitTexts, funnel, notes } = overviewWords;

interface PartProps {
  data: OverviewData;
  settings: Settings;
  range: ChosenRange;
  compare: boolean;
  visits: {
    /** The query parameters of this page. */
    fields: Record<string, string>;
    chosen?: ChosenVisits;
  };
}

/** In row order: completed green, action taken blue, anxiety flipped purple, emergency red-orange. */
const colours = ['completed', 'action', 'flipped', 'emergency'].map((name) => `var(--chart-${name})`);

/** One bar per table row, sized by the row's first figure. */
const barsOf = ({ rows }: FigureTable, colours: readonly string[] = []) =>
  rows.map(([name, count], index) => ({
    name: String(name),
    count: typeof count === 'number' ? count : null,
    colour: colours[index],
  }));

/** What the specification names: cards, daily sessions, session types and recent users. */
function SpecifiedSections({ data, range }: PartProps) {
  const days = dailyTable(data, range);
  const byType = typesTable(data);
  const [active, ...others] = cardsTable(data).rows.toReversed();
  const figures = others.toReversed();
  const cardOf = ([label = '', figure = '']: (typeof figures)[number]) =>
    [String(label), writeFigure(figure, adminWords)] as const;
  return (
    <>
      <Sheet label={cards.title}>
        <StatCards
          cards={[
            ...figures.map(cardOf),
            [
              cards.status,
              <Badge key="status" tone="sage" className="font-sans">
                {cards.statusActive}
              </Badge>,
            ],
            ...(active ? [cardOf(active)] : []),
          ]}
        />
      </Sheet>
      <DashboardSection id="daily" title={days.title} note={daily.gaps} wide>
        <TrendsChart
          points={flipPoints(data)}
          label={chart.daily}
          names={{
            whole: period.rows.sessions,
            part: period.rows.completed,
            before: chart.before(period.rows.sessions, range.days),
          }}
        />
        <Numbers>
          <DataTable table={days} captionHidden />
        </Numbers>
      </DashboardSection>
      <DashboardSection id="types" title={types.title} note={types.note}>
        <BarsChart bars={barsOf(byType, colours)} horizontal label={chart.types} counted={types.sessions} />
        <DataTable table={byType} captionHidden />
      </DashboardSection>
      <DashboardSection id="users" title={userTexts.title}>
        {data.users.length === 0 && <p className="text-muted">{userTexts.empty}</p>}
        <ul>
          {data.users.map(({ id, email, created_at }) => (
            <PersonRow
              key={id}
              id={id}
              name={email ?? userTexts.unknown}
              fact={
                <>
                  {userTexts.joined} <time dateTime={datetimeOf(created_at)}>{writeDate(created_at)}</time>
                </>
              }
              tone="line"
              badge={userTexts.user}
            />
          ))}
        </ul>
      </DashboardSection>
    </>
  );
}

/** Visits by day, page, source and campaign; of one of them, if it was chosen. */
function VisitSection({ data, range, compare, visits: { fields, chosen } }: PartProps) {
  const lists = visitParts.map((part) => ({ part, table: visitListTable(data, part) }));
  const { only: _, ...all } = fields;
  const hrefOf = (only?: string) => `${adminHref({ ...all, ...(only && { only }) })}#visits`;
  const name = chosen && visitTexts.only(visitName(chosen.part, chosen.name));
  const whole = name ?? visitTexts.views;
  return (
    <DashboardSection
      id="visits"
      title={visitTexts.title}
      note={`${visitTexts.note} ${visitTexts.choose}`}
      wide
    >
      {name && (
        <p className="mb-4 flex flex-wrap gap-x-6">
          <strong className="wrap-anywhere">{name}</strong>
          <Link className="link" href={hrefOf()} prefetch={false} scroll={false}>
            {visitTexts.showAll}
          </Link>
        </p>
      )}
      <TrendsChart
        points={visitPoints(data, compare, chosen)}
        label={chart.visits}
        names={{
          whole,
          ...(!chosen && { part: visitTexts.arrivals }),
          before: chart.before(whole, range.days),
        }}
      />
      <div className="grid gap-8">
        <Numbers>
          <DataTable
            table={chosen ? chosenDaysTable(data, chosen) : visitDaysTable(data, compare)}
            captionHidden
          />
        </Numbers>
        <DataTable table={visitsTable(data)} captionHidden />
        <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,20rem),1fr))] gap-x-10 gap-y-8">
          {lists.map(({ part, table }) => (
            <DataTable
              bars
              key={part}
              table={table}
              empty={visitTexts.empty}
              hrefs={visitsIn(data, part).map((each) => hrefOf(`${part}:${each.name}`))}
              current={chosen && hrefOf(`${chosen.part}:${chosen.name}`)}
            />
          ))}
        </div>
        <FewNote tables={lists.map(({ table }) => table)} />
      </div>
    </DashboardSection>
  );
}

/** The way to the workbook, the course and the account. */
function BusinessSections({ data, settings }: PartProps) {
  const requests = requestLabels.map((dimension) => requestsTable(data, dimension));
  return (
    <>
      <DashboardSection id="funnel" title={funnel.title} note={funnel.note} wide>
        <DataTable table={funnelTable(data)} captionHidden empty={funnel.empty} />
        {data.funnel.counted_at && (
          <p className="mt-3 text-sm text-muted">
            {funnel.countedAt(writeMoment(data.funnel.counted_at, settings.time_zone))}
          </p>
        )}
      </DashboardSection>
      <DashboardSection id="workbook" title={workbook.title} note={workbook.note} wide>
        <div className="grid grid-cols-1 gap-10">
          <DataTable table={workbookTable(data)} captionHidden />
          <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,24rem),1fr))] gap-x-10 gap-y-8">
            {requests.map((table) => (
              <DataTable bars key={table.title} table={table} empty={workbook.empty} />
            ))}
          </div>
          <FewNote tables={requests} />
        </div>
      </DashboardSection>
      <DashboardSection id="course" title={course.title} note={course.note}>
        <DataTable table={courseTable(data)} captionHidden />
      </DashboardSection>
    </>
  );
}

function FlipSections({ data }: PartProps) {
  const byHour = hoursTable(data);
  return (
    <>
      <DashboardSection id="period" title={period.title} note={period.note}>
        <DataTable table={periodTable(data)} captionHidden />
      </DashboardSection>
      <DashboardSection id="techniques" title={techniques.title} note={techniques.note}>
        <DataTable bars table={techniquesTable(data)} empty={techniques.empty} captionHidden />
      </DashboardSection>
      <DashboardSection id="hours" title={hours.title} note={hours.note}>
        <BarsChart bars={barsOf(byHour)} label={chart.hours} counted={hours.sessions} />
        <Numbers>
          <DataTable table={byHour} captionHidden />
        </Numbers>
      </DashboardSection>
    </>
  );
}

/** Whether the site has had no visits, flips or requests yet. */
const isNew = ({ totals, visits, visits_before: before, workbook: [now] }: OverviewData) =>
  totals.total_sessions + visits.arrivals + before.arrivals + now.requests === 0;

function FirstSteps() {
  const { title, note, steps } = overviewWords.firstSteps;
  return (
    <DashboardSection id="first-steps" title={title} note={note} wide>
      <ol className="grid list-decimal gap-2 pl-6">
        {steps.map(({ href, label }) => (
          <li key={href}>
            <a className="link" href={href}>
              {label}
            </a>
          </li>
        ))}
      </ol>
    </DashboardSection>
  );
}

/** The answers to the owner's questions, then the figures behind them. */
export function Overview({ now, ...part }: PartProps & { now: number }) {
  return (
    <div className="grid grid-cols-1 gap-5 *:mb-0 side:grid-cols-2 print:grid-cols-2 print:gap-y-2 print:[zoom:0.6]">
      {isNew(part.data) && <FirstSteps />}
      <FirstScreen data={part.data} settings={part.settings} days={part.range.days} now={now} />
      <SpecifiedSections {...part} />
      <VisitSection {...part} />
      <BusinessSections {...part} />
      <FlipSections {...part} />
      <div data-print="hide">
        <DashboardSection id="notes" title={notes.title} note={notes.note}>
          <DayNotes data={part.data} today={new Date(now).toISOString().slice(0, 10)} />
        </DashboardSection>
      </div>
    </div>
  );
}
