import Link from 'next/link';
import { TrendsChart } from '@/app/admin/charts';
import { adminHref, DataTable } from '@/app/admin/lists';
import { DashboardSection, FewNote, Numbers } from '@/app/admin/sections';
import { overviewWords } from '@/content/admin-overview';
import { type OverviewData, visitParts } from '@/lib/data/admin-overview';
import {
  type ChosenVisits,
  chosenDaysTable,
  visitDaysTable,
  visitListTable,
  visitName,
  visitPoints,
  visitsIn,
  visitsTable,
} from './tables';

const { chart, visits: words } = overviewWords;

interface VisitsProps {
  data: OverviewData;
  /** Of the range. */
  days: number;
  compare: boolean;
  /** The query parameters of this page. */
  fields: Record<string, string>;
  chosen: ChosenVisits | undefined;
}

/** Visits by day, page, source and campaign; of one of them, if it was chosen. */
export function Visits({ data, days, compare, fields, chosen }: VisitsProps) {
  const lists = visitParts.map((part) => ({ part, table: visitListTable(data, part) }));
  const { only: _, ...all } = fields;
  const hrefOf = (only?: string) => `${adminHref({ ...all, ...(only && { only }) })}#visits`;
  const name = chosen && words.only(visitName(chosen.part, chosen.name));
  const whole = name ?? words.views;
  return (
    <DashboardSection id="visits" title={words.title} note={`${words.note} ${words.choose}`} wide>
      {name && (
        <p className="mb-4 flex flex-wrap gap-x-6">
          <strong className="wrap-anywhere">{name}</strong>
          <Link className="link" href={hrefOf()} prefetch={false} scroll={false}>
            {words.showAll}
          </Link>
        </p>
      )}
      <TrendsChart
        points={visitPoints(data, compare, chosen)}
        label={chart.visits}
        names={{
          whole,
          ...(!chosen && { part: words.arrivals }),
          before: chart.before(whole, days),
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
              empty={words.empty}
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
