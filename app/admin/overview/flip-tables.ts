import { adminWords } from '@/content/admin';
import { flipWords } from '@/content/flip';
import type { OverviewData } from '@/lib/data/admin-overview';
import { changeOf, changeOfShare, counted, type FigureTable, shareOf } from '@/lib/domain/admin/figures';
import { type ChosenRange, chartedDays, writeDays, writeWeekday } from '@/lib/domain/admin/range';
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
      [cards.average, totals.avg_sessions_per_user],
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
