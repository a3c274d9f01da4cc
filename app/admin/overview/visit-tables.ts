import { overviewWords } from '@/content/admin-overview';
import type { OverviewData } from '@/lib/data/admin-overview';
import { changeOf, counted, type FigureTable, nothing } from '@/lib/domain/admin/figures';
import { writeDay, writeWeekday } from '@/lib/domain/admin/range';

const { visits: words, funnel, notes } = overviewWords;

/** Visits and views, compared with the previous range. */
export function visitsTable({ visits, visits_before: before }: OverviewData): FigureTable {
  return {
    title: words.figures,
    columns: [words.figure, words.count, words.before, words.change],
    rows: [
      [words.arrivals, visits.arrivals, before.arrivals, changeOf(before.arrivals, visits.arrivals)],
      [words.views, visits.views, before.views, changeOf(before.views, visits.views)],
    ],
  };
}

export function visitDaysTable({ visits }: OverviewData): FigureTable {
  return {
    title: words.days,
    columns: [words.day, words.arrivals, words.views],
    rows: visits.days.map(({ day, arrivals, views }) => [writeWeekday(day), arrivals, views]),
  };
}

/** The top pages, traffic sources and campaigns. */
export function visitListTables({ visits }: OverviewData): FigureTable[] {
  return (['pages', 'sources', 'campaigns'] as const).map((part) => {
    const { title, name, count } = words.lists[part];
    const names: Record<string, string> = part === 'sources' ? words.sources : {};
    const rows = visits.lists.filter((each) => each.part === part);
    return {
      title,
      columns: [name, count],
      rows: rows.map((each) => [
        (Object.hasOwn(names, each.name) && names[each.name]) || each.name,
        counted(each.count),
      ]),
    };
  });
}

export function funnelTable({ funnel: { weeks } }: OverviewData): FigureTable {
  const { week, arrivals, asked, confirmed, accounts, flipped, active } = funnel.columns;
  return {
    title: funnel.title,
    columns: [week, arrivals, asked, confirmed, accounts, flipped, active],
    rows: weeks.map((each) => [
      writeDay(each.week),
      each.arrivals,
      each.asked,
      counted(each.confirmed),
      each.accounts,
      counted(each.flipped),
      each.week_4_is_over ? counted(each.active_week_4) : nothing,
    ]),
  };
}

export function notesTable(data: OverviewData): FigureTable {
  return {
    title: notes.title,
    columns: [notes.day, notes.text],
    rows: data.notes.map(({ day, note }) => [writeWeekday(day), note]),
  };
}
