import { adminWords } from '@/content/admin';
import { overviewWords } from '@/content/admin-overview';
import type { OverviewData } from '@/lib/data/admin-overview';
import {
  changeOf,
  changeOfShare,
  counted,
  dayOf,
  type Figure,
  type FigureTable,
  few,
  nothing,
  shareOf,
  stepOf,
} from '@/lib/domain/admin/figures';

const { workbook, course } = adminWords;
const { answers, visits: words, funnel } = overviewWords;

/** By week, below the sum of all weeks. Weeks before the first event are left out. */
export function funnelTable({ funnel: { weeks } }: OverviewData): FigureTable {
  const { week, arrivals, asked, confirmed, accounts, flipped, active } = funnel.columns;
  const first = weeks.findLastIndex((each) => each.arrivals + each.asked + each.accounts > 0);
  const shown = weeks.slice(0, first + 1);
  const sum = (key: 'arrivals' | 'asked' | 'confirmed' | 'accounts') =>
    shown.reduce((total, each) => total + each[key], 0);
  const row = (name: Figure, each: Pick<(typeof weeks)[number], 'arrivals' | 'asked' | 'confirmed'>) => [
    name,
    each.arrivals,
    stepOf(each.asked, each.arrivals),
    stepOf(each.confirmed, each.asked),
  ];
  const all = { arrivals: sum('arrivals'), asked: sum('asked'), confirmed: sum('confirmed') };
  return {
    title: funnel.title,
    columns: [week, arrivals, asked, confirmed, accounts, flipped, active],
    rows: [
      ...(shown.length > 1
        ? [[...row(funnel.all(shown.length), all), sum('accounts'), nothing, nothing]]
        : []),
      ...shown.map((each) => [
        ...row(dayOf(each.week), each),
        each.accounts,
        stepOf(each.flipped, each.accounts),
        each.week_4_is_over ? stepOf(each.active_week_4, each.accounts) : nothing,
      ]),
    ],
  };
}

/** A count, null for a group of fewer than five people, or a share: now, and in the days before. */
type Compared = readonly [name: string, now: Figure | null, before: Figure | null];

const isCount = (value: Figure | null) => value === null || typeof value === 'number';

/** Figures beside those of the days before. */
export function compared(title: string, rows: readonly Compared[]): FigureTable {
  const change = (was: Figure | null, is: Figure | null) =>
    isCount(was) && isCount(is) ? changeOf(was, is) : changeOfShare(was ?? few, is ?? few);
  return {
    title,
    columns: [words.figure, words.count, answers.before, words.change],
    rows: rows.map(([name, is, was]) => [name, is ?? few, was ?? few, change(was, is)]),
  };
}

export function workbookTable({ workbook: [now, before] }: OverviewData): FigureTable {
  const row = (name: string, key: keyof typeof now) => [name, now[key], before[key]] as const;
  return compared(workbook.figures, [
    row(workbook.requests, 'requests'),
    row(workbook.confirmed, 'confirmed'),
    [
      workbook.confirmedShare,
      shareOf(now.confirmed, now.requests),
      shareOf(before.confirmed, before.requests),
    ],
    row(workbook.unsubscribed, 'unsubscribed'),
    row(workbook.bounced, 'bounced'),
    row(workbook.complained, 'complained'),
  ]);
}

export const requestLabels = ['source', 'medium', 'campaign'] as const;

/** Workbook requests by the labels of the link that led to them. */
export function requestsTable(
  { sources }: OverviewData,
  dimension: (typeof requestLabels)[number],
): FigureTable {
  return {
    title: workbook.sources[dimension],
    columns: [workbook.names[dimension], workbook.requests, workbook.confirmed, workbook.confirmedShare],
    rows: sources
      .filter((source) => source.dimension === dimension)
      .map(({ name, requests, confirmed }) => [
        name,
        requests,
        counted(confirmed),
        shareOf(confirmed, requests),
      ]),
  };
}

export function courseTable({ course: days }: OverviewData): FigureTable {
  return {
    title: course.table,
    columns: [course.day, course.started, course.sent, course.waiting],
    rows: days.map(({ course_day, started, sent, waiting }) => [
      `${course.day} ${course_day}`,
      started,
      counted(sent),
      counted(waiting),
    ]),
  };
}
