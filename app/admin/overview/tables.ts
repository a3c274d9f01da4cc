import type { TrendPoint } from '@/app/admin/recharts';
import { adminWords } from '@/content/admin';
import { overviewWords } from '@/content/admin-overview';
import { flipWords } from '@/content/flip';
import type { OverviewData } from '@/lib/data/admin-overview';
import {
  changeOf,
  changeOfShare,
  counted,
  type FigureTable,
  nothing,
  shareOf,
} from '@/lib/domain/admin/figures';
import { type ChosenRange, chartedDays, writeDay, writeDays, writeWeekday } from '@/lib/domain/admin/range';
import { techniqueIds } from '@/lib/domain/flip/state';

const { cards, workbook, period, daily, types, techniques, hours } = adminWords;

/** The kinds of flips, by the names of their rows and figures, in the order of the chart's colours. */
const kinds = [
  ['completed', 'completed'],
  ['action', 'action_needed'],
  ['flipped', 'no_action'],
  ['emergency', 'emergency'],
] as const;

const periodRows = [
  ['sessions', 'sessions'],
  ['activePeople', 'active_people'],
  ['newUsers', 'new_users'],
  ...kinds,
] as const;

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

/** The selected range compared with the previous one. */
export function periodTable({ periods: [current, before] }: OverviewData): FigureTable {
  const was = shareOf(before.emergency, before.sessions);
  const is = shareOf(current.emergency, current.sessions);
  return {
    title: period.title,
    columns: [
      period.columns.figure,
      writeDays(current.first_day, current.last_day),
      writeDays(before.first_day, before.last_day),
      period.columns.change,
    ],
    rows: [
      ...periodRows.map(([name, key]) => [
        period.rows[name],
        counted(current[key]),
        counted(before[key]),
        changeOf(before[key], current[key]),
      ]),
      [period.rows.emergencyShare, is, was, changeOfShare(was, is)],
    ],
  };
}

/** The title includes the range, as specified: Daily Sessions (Last 7 Days). */
export function dailyTable(data: OverviewData, range: ChosenRange): FigureTable {
  const days = chartedDays(data.days, range);
  const title = range.preset ? daily.lastDays(days.length) : writeDays(range.from, range.to);
  return {
    title: `${daily.title} (${title})`,
    columns: [daily.day, period.rows.sessions, ...kinds.map(([name]) => period.rows[name])],
    rows: days.map((day) => [
      writeWeekday(day.day),
      day.sessions,
      ...kinds.map(([, key]) => counted(day[key])),
    ]),
  };
}

export function typesTable({ periods: [current] }: OverviewData): FigureTable {
  return {
    title: types.title,
    columns: [types.type, types.sessions],
    rows: kinds.map(([name, key]) => [period.rows[name], counted(current[key])]),
  };
}

export function techniquesTable(data: OverviewData): FigureTable {
  const name = (id: string) => {
    const known = techniqueIds.find((each) => each === id);
    return known ? flipWords.techniques[known].name : techniques.other;
  };
  return {
    title: techniques.title,
    columns: [techniques.technique, techniques.sessions],
    rows: data.techniques.map(({ technique, sessions }) => [name(technique), counted(sessions)]),
  };
}

export function hoursTable(data: OverviewData): FigureTable {
  return {
    title: hours.title,
    columns: [hours.hour, hours.sessions],
    rows: data.hours.map(({ hour, sessions }) => [`${String(hour).padStart(2, '0')}:00`, counted(sessions)]),
  };
}

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

const notesOn = ({ notes }: OverviewData, day: string) =>
  notes.filter((note) => note.day === day).map(({ note }) => note);

/** Flips per day, with the same day of the previous range when it is being compared. */
export function flipPoints(data: OverviewData, range: ChosenRange): TrendPoint[] {
  const before = chartedDays(data.days_before ?? [], range);
  return chartedDays(data.days, range).map(({ day, sessions, completed }, index) => {
    const same = before[index];
    return {
      day: writeWeekday(day),
      whole: sessions,
      part: completed,
      ...(same && { before: same.sessions }),
      notes: notesOn(data, day),
    };
  });
}

/** Page views per day, with visits as the part. */
export function visitPoints(data: OverviewData): TrendPoint[] {
  return data.visits.days.map(({ day, arrivals, views }) => ({
    day: writeWeekday(day),
    whole: views,
    part: arrivals,
    notes: notesOn(data, day),
  }));
}
