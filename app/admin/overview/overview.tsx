import { BarsChart, TrendsChart } from '@/app/admin/charts';
import { DataTable, OpenList, PersonRow } from '@/app/admin/lists';
import { BarList, DashboardSection, FewNote, Numbers, StatCards } from '@/app/admin/sections';
import { Badge } from '@/components/ui/badge';
import { adminWords } from '@/content/admin';
import { overviewWords } from '@/content/admin-overview';
import type { OverviewData } from '@/lib/data/admin-overview';
import { type FigureTable, writeFigure } from '@/lib/domain/admin/figures';
import { isLate } from '@/lib/domain/admin/inbox';
import { type ChosenRange, datetimeOf, writeDate, writeMoment } from '@/lib/domain/admin/range';
import { paths } from '@/lib/paths';
import { DayNotes } from './day-notes';
import {
  cardsTable,
  dailyTable,
  flipPoints,
  funnelTable,
  hoursTable,
  periodTable,
  techniquesTable,
  typesTable,
  visitDaysTable,
  visitListTables,
  visitPoints,
  visitsTable,
} from './tables';

const recentTexts = adminWords.users;

export function RecentUsers({ data: { users } }: { data: Pick<OverviewData, 'users'> }) {
  return (
    <DashboardSection id="users" title={recentTexts.title}>
      {users.length === 0 && <p className="text-muted">{recentTexts.empty}</p>}
      <ul>
        {users.map(({ id, email, created_at, is_admin }) => (
          <PersonRow
            key={id}
            name={email ?? recentTexts.unknown}
            fact={
              <>
                {recentTexts.joined} <time dateTime={datetimeOf(created_at)}>{writeDate(created_at)}</time>
              </>
            }
            tone={is_admin ? 'sea' : 'line'}
            badge={is_admin ? recentTexts.admin : recentTexts.user}
          />
        ))}
      </ul>
    </DashboardSection>
  );
}

const { period, daily, types, techniques, hours } = adminWords;
const { chart: flipChart } = overviewWords;

/** In row order: completed green, action taken blue, anxiety flipped purple, emergency red-orange. */
const colours = ['completed', 'action', 'flipped', 'emergency'].map((name) => `var(--chart-${name})`);

/** One bar per table row, sized by the row's first figure. */
const barsOf = ({ rows }: FigureTable, colours: readonly string[] = []) =>
  rows.map(([name, count], index) => ({
    name: String(name),
    count: typeof count === 'number' ? count : null,
    colour: colours[index],
  }));

function FlipSections({ data, range, noScript }: PartProps) {
  const days = dailyTable(data, range);
  const byType = typesTable(data);
  const byHour = hoursTable(data);
  const names = {
    whole: period.rows.sessions,
    part: period.rows.completed,
    before: flipChart.before(period.rows.sessions),
  };
  return (
    <>
      <DashboardSection id="daily" title={days.title} note={daily.gaps} className="side:col-span-full">
        <TrendsChart points={flipPoints(data, range)} label={flipChart.daily} names={names} />
        <Numbers open={noScript}>
          <DataTable table={days} captionHidden long />
        </Numbers>
      </DashboardSection>
      <DashboardSection id="period" title={period.title} note={period.note}>
        <DataTable table={periodTable(data)} captionHidden />
      </DashboardSection>
      <DashboardSection id="types" title={types.title} note={types.note}>
        <BarsChart
          bars={barsOf(byType, colours)}
          horizontal
          label={flipChart.types}
          counted={types.sessions}
        />
        <DataTable table={byType} captionHidden />
      </DashboardSection>
      <DashboardSection id="techniques" title={techniques.title} note={techniques.note}>
        <BarList table={techniquesTable(data)} empty={techniques.empty} captionHidden />
      </DashboardSection>
      <DashboardSection id="hours" title={hours.title} note={hours.note}>
        <BarsChart bars={barsOf(byHour)} label={flipChart.hours} counted={hours.sessions} />
        <Numbers open={noScript}>
          <DataTable table={byHour} captionHidden long />
        </Numbers>
      </DashboardSection>
    </>
  );
}

const { visits: words, chart } = overviewWords;

/** Visits by day, page and traffic source. */
function VisitSection({ data, noScript }: PartProps) {
  const lists = visitListTables(data);
  const names = { whole: words.views, part: words.arrivals, before: chart.before(words.views) };
  return (
    <DashboardSection id="visits" title={words.title} note={words.note} className="side:col-span-full">
      <TrendsChart points={visitPoints(data)} label={chart.visits} names={names} />
      <div className="grid gap-8">
        <Numbers open={noScript}>
          <DataTable table={visitDaysTable(data)} captionHidden long />
        </Numbers>
        <DataTable table={visitsTable(data)} captionHidden />
        <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,16rem),1fr))] gap-x-10 gap-y-8">
          {lists.map((table) => (
            <BarList key={table.title} table={table} empty={words.empty} />
          ))}
        </div>
        <FewNote tables={lists} />
      </div>
    </DashboardSection>
  );
}

const { cards, waiting } = adminWords;
const { funnel, notes } = overviewWords;

interface PartProps {
  data: OverviewData;
  range: ChosenRange;
  /** The page was requested without JavaScript: expands the tables behind the charts. */
  noScript: boolean;
}

/** The usage figures of the site, and what needs the owner's attention. */
export function Overview({ data, range, noScript, now }: PartProps & { now: number }) {
  const { open, failed_mails: failedMails } = data;
  const late = open.received.filter((moment) => isLate(moment, now)).length;
  return (
    <div className="grid grid-cols-1 gap-5 *:mb-0 side:grid-cols-2 print:block">
      <OpenList
        title={waiting.title}
        nothing={waiting.nothing}
        items={[
          {
            href: paths.adminInbox,
            count: open.matches,
            words: waiting.messages,
            more: late > 0 && `, ${late} ${waiting.late}`,
          },
          { href: paths.adminMails, count: failedMails, words: waiting.mails },
        ]}
        className="side:col-span-full"
      />
      <section
        aria-label={cards.title}
        className="rounded-lg border border-line bg-surface p-[clamp(1.1rem,0.9rem+0.8vw,1.75rem)] side:col-span-full"
      >
        <StatCards
          cards={[
            ...cardsTable(data).rows.map(
              ([label = '', figure = '']) => [String(label), writeFigure(figure, adminWords)] as const,
            ),
            [
              cards.status,
              <Badge key="status" tone="sage" className="font-sans">
                {cards.statusActive}
              </Badge>,
            ],
          ]}
        />
      </section>
      <FlipSections {...{ data, range, noScript }} />
      <VisitSection {...{ data, range, noScript }} />
      <DashboardSection id="funnel" title={funnel.title} note={funnel.note} className="side:col-span-full">
        <DataTable table={funnelTable(data)} captionHidden empty={funnel.empty} />
        {data.funnel.counted_at && (
          <p className="mt-3 text-sm text-muted">{funnel.countedAt(writeMoment(data.funnel.counted_at))}</p>
        )}
      </DashboardSection>
      <DashboardSection id="notes" title={notes.title} note={notes.note}>
        <DayNotes data={data} today={new Date(now).toISOString().slice(0, 10)} />
      </DashboardSection>
      <RecentUsers data={data} />
    </div>
  );
}
