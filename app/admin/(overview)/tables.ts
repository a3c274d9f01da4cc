import type { TrendPoint } from '@/app/admin/(overview)/recharts';
import {
  changeOf,
  counted,
  dayOf,
  type Figure,
  type FigureTable,
  few,
  nothing,
  shareOf,
  stepOf,
} from '@/app/admin/figures';
import { adminWords } from '@/content/admin/admin';
import { databaseFaultInWords } from '@/content/admin/database-faults';
import { overviewWords } from '@/content/admin/overview';
import { flipWords } from '@/content/flip/flip';
import type { OverviewData, VisitDimension } from '@/lib/data/admin/overview';
import { type ChosenRange, formatDays, formatWeekday } from '@/lib/domain/admin/dates';

const { cards, workbook, course, flips, daily, types, techniques } = adminWords;
const { answers, visits: words, funnel } = overviewWords;

/** The kinds of flips, by the names of their rows and figures, in the order of the chart's colours. */
const kinds = [
  ['completed', 'completed'],
  ['action', 'action_needed'],
  ['flipped', 'no_action'],
  ['emergency', 'emergency'],
] as const;

/** Counts, null for a group of fewer than five people: now, and in the days before. */
function compared(
  title: string,
  rows: readonly (readonly [name: string, now: number | null, before: number | null])[],
): FigureTable {
  return {
    title,
    columns: [words.figure, words.count, answers.before, words.change],
    rows: rows.map(([name, is, was]) => [name, counted(is), counted(was), changeOf(was, is)]),
  };
}

/** The owner's questions that are a count: now, and in the days before. */
export function answersIn(data: OverviewData) {
  const [now, before] = data.periods;
  const [requests, requestsBefore] = data.workbook;
  return [
    ['visits', data.visits.arrivals, data.visits_before.arrivals],
    ['asked', requests.requests, requestsBefore.requests],
    ['confirmed', requests.confirmed, requestsBefore.confirmed],
    ['accounts', now.new_users, before.new_users],
    ['firstFlip', now.first_flips, before.first_flips],
    ['cameBack', now.came_back, before.came_back],
    ['pressed', data.visits.presses, data.visits_before.presses],
  ] as const;
}

export const answersTable = (data: OverviewData): FigureTable =>
  compared(
    answers.title,
    answersIn(data).map(([name, now, before]) => [answers[name], now, before]),
  );

export function cardsTable({ totals }: OverviewData): FigureTable {
  return {
    title: cards.title,
    columns: [workbook.figure, workbook.count],
    rows: [
      [cards.totalUsers, totals.total_users],
      [cards.newToday, totals.new_users_today],
      [cards.totalSessions, totals.total_sessions],
      [cards.average, { kind: 'average', of: totals.avg_sessions_per_user }],
      [cards.active, totals.active_users_7d],
    ],
  };
}

/** The title includes the range, as specified: Daily Sessions (Last 7 Days). */
export function dailyTable(data: OverviewData, range: ChosenRange, compare = false): FigureTable {
  const { days, days_before: before } = data;
  const { preset } = range;
  const title = !preset
    ? formatDays(range.from, range.to)
    : Number(preset)
      ? daily.lastDays(days.length)
      : adminWords.range.presets[preset];
  return {
    title: `${daily.title} (${title})`,
    columns: [
      daily.day,
      flips.sessions,
      ...kinds.map(([name]) => flips[name]),
      ...(compare ? [answers.beforeOf(flips.sessions)] : []),
    ],
    rows: days.map((day, index) => [
      dayOf(day.day),
      day.sessions,
      ...kinds.map(([, key]) => counted(day[key])),
      ...(compare ? [before[index]?.sessions ?? nothing] : []),
    ]),
  };
}

/** Of the last 30 days where no range was chosen. */
export function typesTable({ periods: [chosen], month }: OverviewData, range: ChosenRange): FigureTable {
  const current = range.isChosen ? chosen : month;
  return {
    title: types.title,
    columns: [types.type, types.sessions],
    rows: kinds.map(([name, key]) => [flips[name], counted(current[key])]),
  };
}

export function techniquesTable(data: OverviewData): FigureTable {
  const names: Partial<Record<string, { name: string }>> = flipWords.techniques;
  return {
    title: techniques.title,
    columns: [techniques.technique, techniques.sessions],
    rows: data.techniques.map(({ technique, sessions }) => [
      names[technique]?.name ?? techniques.other,
      counted(sessions),
    ]),
  };
}

/** Visits and views, compared with the previous range. */
export function visitsTable({ visits, visits_before: before }: OverviewData): FigureTable {
  return compared(words.figures, [
    [words.arrivals, visits.arrivals, before.arrivals],
    [words.views, visits.views, before.views],
  ]);
}

export function visitDaysTable(data: OverviewData, compare: boolean): FigureTable {
  const { visits, visits_before: before } = data;
  const { arrivals, views, day } = words;
  return {
    title: words.days,
    columns: [day, arrivals, views, ...(compare ? [arrivals, views].map(answers.beforeOf) : [])],
    rows: visits.days.map((each, index) => {
      const same = before.days[index];
      return [
        dayOf(each.day),
        each.arrivals,
        each.views,
        ...(compare ? [same?.arrivals ?? nothing, same?.views ?? nothing] : []),
      ];
    }),
  };
}

export const visitsIn = ({ visits }: OverviewData, dimension: VisitDimension) =>
  visits.lists.filter((each) => each.dimension === dimension);

/** Errors, or addresses without a page, that are not dismissed. */
export const openFaults = (data: OverviewData, dimension: 'errors' | 'missing') =>
  visitsIn(data, dimension).flatMap(({ name, open }) => (open ? [{ dimension, name, open }] : []));

/** A name as it is shown: a domain or its substitute, a shop with its page, a fault of the database in words; others unchanged. */
export function visitName(dimension: VisitDimension, name: string): string {
  const fault = dimension === 'errors' && databaseFaultInWords(name);
  if (fault) return fault;
  const [shop, page] = dimension === 'presses' ? name.split(' ') : [];
  if (page) return words.press(shop === 'amazon' ? words.shops.amazon : words.shops.ebook, page);
  const names: Record<string, string> = dimension === 'sources' || name === 'other' ? words.sources : {};
  return (Object.hasOwn(names, name) && names[name]) || name;
}

/** The names of one dimension of what is counted, the most frequent first. */
export function visitListTable(data: OverviewData, dimension: VisitDimension): FigureTable {
  const { title, name, count } = words.lists[dimension];
  const rows = visitsIn(data, dimension);
  const per = dimension === 'workbook' ? 'pages' : dimension === 'first' && 'entries';
  const readers = new Map(per ? visitsIn(data, per).map((each) => [each.name, each.count]) : []);
  return {
    title,
    columns: [name, count, ...(per ? [words.perHundred[per]] : [])],
    rows: rows.map((each) => [
      visitName(dimension, each.name),
      counted(each.count),
      ...(per ? [perHundred(each.count, readers.get(each.name) ?? null)] : []),
    ]),
  };
}

/** How many of a hundred; a page may have more requests than views of browsers that are counted. */
const perHundred = (count: number | null, of: number | null): Figure =>
  count === null || of === null ? few : { kind: 'average', of: (100 * count) / Math.max(1, of) };

/** Flips per day, and on the same day of the previous range if they are compared. */
export function flipPoints({ days, days_before }: OverviewData, compare: boolean): TrendPoint[] {
  return days.map(({ day, sessions, completed }, index) => ({
    day: formatWeekday(day),
    whole: sessions,
    part: completed,
    ...(compare && { before: days_before[index]?.sessions ?? null }),
  }));
}

/** By week, below the sum of all. Weeks before the first event are left out, and among several those with a withheld count. */
export function funnelTable({ funnel: { weeks, sums } }: OverviewData): FigureTable {
  const { week, arrivals, asked, confirmed, accounts, flipped, active } = funnel.columns;
  const first = weeks.findLastIndex((each) => each.arrivals + each.asked + each.accounts > 0);
  const shown = weeks.slice(0, first + 1);
  return {
    title: funnel.title,
    columns: [week, arrivals, asked, confirmed, accounts, flipped, active],
    rows: [
      ...(shown.length > 1 ? [funnelRow(funnel.all(shown.length), shown, sums)] : []),
      ...shown
        .filter((each) => shown.length === 1 || isReadable(each))
        .map((each) => funnelRow(dayOf(each.week), [each])),
    ],
  };
}

type Week = OverviewData['funnel']['weeks'][number];

const isReadable = (each: Week) =>
  each.flipped !== null && (!each.week_4_is_over || each.active_week_4 !== null);

/**
 * One week, or several with their true sums.
 * @param sums null for one where a hidden week could be found from it: the row then says between what it lies
 */
function funnelRow(name: Figure, weeks: readonly Week[], sums?: OverviewData['funnel']['sums']): Figure[] {
  const sum = (key: keyof Omit<Week, 'week' | 'week_4_is_over'>, of = weeks) =>
    of.reduce((total, { [key]: count }) => total + (count ?? 0), 0);
  const people = (key: keyof OverviewData['funnel']['sums'], of = weeks): Figure => {
    const hidden = of.filter((each) => each[key] === null).length;
    if (hidden > 0 && !sums) return few;
    const shown = sum(key, of);
    const all = hidden > 0 && sums ? sums[key] : shown;
    return all === null
      ? { kind: 'between', from: shown + hidden, to: shown + 4 * hidden }
      : stepOf(all, sum('accounts', of));
  };
  const over = weeks.filter(({ week_4_is_over }) => week_4_is_over);
  return [
    name,
    counted(sum('arrivals')),
    stepOf(sum('asked'), sum('arrivals')),
    stepOf(sum('confirmed'), sum('asked')),
    counted(sum('accounts')),
    people('flipped'),
    over.length > 0 ? people('active_week_4', over) : nothing,
  ];
}

export function workbookTable({ workbook: [now, before] }: OverviewData): FigureTable {
  const keys = ['requests', 'confirmed', 'unsubscribed', 'bounced', 'complained'] as const;
  return compared(
    workbook.figures,
    keys.map((key) => [workbook[key], now[key], before[key]] as const),
  );
}

export const requestLabels = ['source', 'campaign'] as const;

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
    columns: [course.day, course.started, course.sent, course.waiting, course.lost],
    rows: days.map(({ course_day, started, sent, waiting }, index) => {
      const before = days[index - 1];
      const had = before ? sumOf(before.sent, before.waiting) : started;
      const has = sumOf(sent, waiting);
      return [
        `${course.day} ${course_day}`,
        started,
        counted(sent),
        counted(waiting),
        counted(had === null || has === null ? null : Math.max(0, had - has)),
      ];
    }),
  };
}

const sumOf = (a: number | null, b: number | null) => (a === null || b === null ? null : a + b);
