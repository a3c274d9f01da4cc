import { FiguresDisclosure, TrendsChart } from '@/app/admin/(overview)/charts';
import type { TrendPoint } from '@/app/admin/(overview)/recharts';
import { counted, DataTable, dayOf, FewNote, type FigureTable } from '@/app/admin/figures';
import { ListForm } from '@/app/admin/list-form';
import { AdminLink, adminHref, DashboardSection, type Fields } from '@/app/admin/parts';
import { Button } from '@/components/ui/button';
import { faultInWords } from '@/content/admin/database-faults';
import { overviewWords } from '@/content/admin/overview';
import { type OverviewData, type VisitsOf, visitDimensions } from '@/lib/data/admin/overview';
import { formatWeekday } from '@/lib/domain/admin/dates';
import { dismiss } from './actions';
import { openFaults, visitDaysTable, visitListTable, visitName, visitsIn, visitsTable } from './tables';

const { chart, visits: words } = overviewWords;

interface VisitsProps {
  data: OverviewData;
  /** Of the range. */
  days: number;
  compare: boolean;
  /** The query parameters of this page. */
  fields: Fields;
  /** The page, source or campaign to show alone. */
  chosen: VisitsOf | null;
}

/** Visits by day, page, source and campaign; of one of them, if it was chosen. */
export function Visits({ data, days, compare, fields, chosen }: VisitsProps) {
  const lists = visitDimensions.map((dimension) => ({ dimension, table: visitListTable(data, dimension) }));
  const hrefOf = (only?: string) => `${adminHref({ ...fields, only })}#visits`;
  const name = chosen && words.only(visitName(chosen.dimension, chosen.name));
  const whole = name ?? words.views;
  return (
    <DashboardSection collapsible id="visits" title={words.title} note={`${words.note} ${words.choose}`} wide>
      {name && (
        <p className="mb-4 flex flex-wrap gap-x-6">
          <strong className="wrap-anywhere">{name}</strong>
          <AdminLink href={hrefOf()} scroll={false}>
            {words.showAll}
          </AdminLink>
        </p>
      )}
      <TrendsChart
        points={visitPoints(data, compare, chosen)}
        label={chart.visits}
        names={{
          whole,
          part: chosen ? undefined : words.arrivals,
          before: chart.before(whole, days),
        }}
      />
      <div className="grid gap-8">
        <FiguresDisclosure>
          <DataTable table={chosen ? chosenDaysTable(data, chosen) : visitDaysTable(data, compare)} />
        </FiguresDisclosure>
        <DataTable table={visitsTable(data)} />
        <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,20rem),1fr))] gap-x-10 gap-y-8">
          {lists.map(({ dimension, table }) => (
            <DataTable
              bars
              captioned
              key={dimension}
              table={table}
              empty={words.empty}
              hrefs={visitsIn(data, dimension).map((each) => hrefOf(`${dimension}:${each.name}`))}
              current={chosen ? hrefOf(`${chosen.dimension}:${chosen.name}`) : undefined}
            />
          ))}
        </div>
        <FewNote tables={lists.map(({ table }) => table)} />
      </div>
    </DashboardSection>
  );
}

/** Page views per day, with visits as the part; or what was chosen alone. */
function visitPoints(data: OverviewData, compare: boolean, chosen: VisitsOf | null): TrendPoint[] {
  return data.visits.days.map(({ day, arrivals, views }, index) => ({
    day: formatWeekday(day),
    whole: chosen ? (chosen.now[index] ?? null) : views,
    ...(!chosen && { part: arrivals }),
    ...(compare && {
      before: chosen ? (chosen.before[index] ?? null) : (data.visits_before.days[index]?.views ?? null),
    }),
  }));
}

/** One page, source or campaign by day. */
function chosenDaysTable({ visits }: OverviewData, { now, before }: VisitsOf): FigureTable {
  return {
    title: words.days,
    columns: [words.day, words.count, overviewWords.answers.before],
    rows: visits.days.map(({ day }, index) => [
      dayOf(day),
      counted(now[index] ?? null),
      counted(before[index] ?? null),
    ]),
  };
}

const { faults } = overviewWords;
/** Of each kind; the lists of the visits have all. */
const MOST_FAULTS = 15;

/** Errors in words, and addresses without a page, each with what to do and a button that dismisses it. */
export function Faults({ data }: { data: OverviewData }) {
  const open = (['errors', 'missing'] as const).map((dimension) => openFaults(data, dimension));
  const shown = open.flatMap((found) => found.slice(0, MOST_FAULTS));
  const more = open.flat().length - shown.length;
  return (
    <div className="side:col-span-full [&_section]:mb-0 [&:not(:has(h2,[data-slot=notice]))]:hidden">
      <ListForm action={dismiss} label={faults.title}>
        {shown.length > 0 && (
          <DashboardSection collapsible id="faults" title={faults.title} note={faults.note} wide>
            <ul>
              {shown.map(({ dimension, name, open: count }) => {
                const { words: what, todo } =
                  dimension === 'errors'
                    ? faultInWords(name)
                    : { words: faults.missing.what(name), todo: faults.missing.todo };
                return (
                  <li
                    key={`${dimension} ${name}`}
                    className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2 border-b border-line py-3 last:border-b-0"
                  >
                    <div className="min-w-0 flex-[1_1_20rem]">
                      <p className="font-semibold wrap-anywhere">
                        {what}{' '}
                        <span className="figures text-sm font-normal text-muted">{faults.times(count)}</span>
                      </p>
                      <p className="max-w-text text-sm text-muted">{todo}</p>
                    </div>
                    <Button
                      type="submit"
                      variant="secondary"
                      size="sm"
                      name="fault"
                      value={`${dimension} ${name}`}
                      aria-label={`${faults.tick}: ${what}`}
                    >
                      {faults.tick}
                    </Button>
                  </li>
                );
              })}
            </ul>
            {more > 0 && <p className="mt-3 text-sm text-muted">{faults.more(more)}</p>}
          </DashboardSection>
        )}
      </ListForm>
    </div>
  );
}
