import type { TrendPoint } from '@/app/admin/recharts';
import { adminWords } from '@/content/admin';
import { overviewWords } from '@/content/admin-overview';
import { flipWords } from '@/content/flip';
import type { OverviewData, VisitPart } from '@/lib/data/admin-overview';
import { counted, dayOf, type FigureTable, nothing, shareOf } from '@/lib/domain/admin/figures';
import { type ChosenRange, writeDays, writeWeekday } from '@/lib/domain/admin/range';
import { techniqueIds } from '@/lib/domain/flip/state';
import { compared, courseTable, funnelTable, requestsTable, workbookTable } from './funnel-tables';

/** The page, source or campaign that the visits are shown of, by day. */
export interface ChosenVisits {
  part: VisitPart;
  name: string;
  now: readonly (number | null)[];
  before: readonly (number | null)[];
}

const { cards, workbook, period, daily, types, techniques, hours } = adminWords;
const { answers, visits: words, notes } = overviewWords;

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

/** The owner's questions that are a count: now, and in the days before. */
export function answersTable(data: OverviewData): FigureTable {
  const [now, before] = data.periods;
  const [requests, requestsBefore] = data.workbook;
  return compared(answers.title, [
    [answers.visits, data.visits.arrivals, data.visits_before.arrivals],
    [answers.asked, requests.requests, requestsBefore.requests],
    [answers.confirmed, requests.confirmed, requestsBefore.confirmed],
    [answers.accounts, now.new_users, before.new_users],
    [answers.firstFlip, now.first_flips, before.first_flips],
    [answers.cameBack, now.came_back, before.came_back],
  ]);
}

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
export function periodTable({ periods: [now, before] }: OverviewData): FigureTable {
  return compared(period.title, [
    ...periodRows.map(([name, key]) => [period.rows[name], now[key], before[key]] as const),
    [
      period.rows.emergencyShare,
      shareOf(now.emergency, now.sessions),
      shareOf(before.emergency, before.sessions),
    ],
  ]);
}

/** The title includes the range, as specified: Daily Sessions (Last 7 Days). */
export function dailyTable({ days, days_before: before }: OverviewData, range: ChosenRange): FigureTable {
  const title = range.preset ? daily.lastDays(days.length) : writeDays(range.from, range.to);
  return {
    title: `${daily.title} (${title})`,
    columns: [
      daily.day,
      period.rows.sessions,
      ...kinds.map(([name]) => period.rows[name]),
      ...(before ? [answers.beforeOf(period.rows.sessions)] : []),
    ],
    rows: days.map((day, index) => [
      dayOf(day.day),
      day.sessions,
      ...kinds.map(([, key]) => counted(day[key])),
      ...(before ? [before[index]?.sessions ?? nothing] : []),
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

/** Visits and views, compared with the previous range. */
export function visitsTable({ visits, visits_before: before }: OverviewData): FigureTable {
  return compared(words.figures, [
    [words.arrivals, visits.arrivals, before.arrivals],
    [words.views, visits.views, before.views],
  ]);
}

export function visitDaysTable(
  { visits, visits_before: before }: OverviewData,
  compare: boolean,
): FigureTable {
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

/** One page, source or campaign by day. */
export function chosenDaysTable({ visits }: OverviewData, { now, before }: ChosenVisits): FigureTable {
  return {
    title: words.days,
    columns: [words.day, words.count, answers.before],
    rows: visits.days.map(({ day }, index) => [
      dayOf(day),
      counted(now[index] ?? null),
      counted(before[index] ?? null),
    ]),
  };
}

export const visitsIn = ({ visits }: OverviewData, part: VisitPart) =>
  visits.lists.filter((each) => each.part === part);

/** A domain, or what stands for those without one; other names as they are. */
export function visitName(part: VisitPart, name: string): string {
  const names: Record<string, string> = part === 'sources' || name === 'other' ? words.sources : {};
  return (Object.hasOwn(names, name) && names[name]) || name;
}

/** The names of one part of what is counted, the most frequent first. */
export function visitListTable(data: OverviewData, part: VisitPart): FigureTable {
  const { title, name, count } = words.lists[part];
  const rows = visitsIn(data, part);
  return {
    title,
    columns: [name, count],
    rows: rows.map((each) => [visitName(part, each.name), counted(each.count)]),
  };
}

function notesTable(data: OverviewData): FigureTable {
  return {
    title: notes.title,
    columns: [notes.day, notes.text],
    rows: data.notes.map(({ day, note }) => [dayOf(day), note]),
  };
}

/** The tables of the export, one file each, by their names in the URL. */
export const exportTables: Readonly<
  Record<keyof typeof overviewWords.files, (data: OverviewData, range: ChosenRange) => FigureTable>
> = {
  answers: answersTable,
  totals: cardsTable,
  'daily-sessions': dailyTable,
  'session-types': typesTable,
  period: periodTable,
  techniques: techniquesTable,
  hours: hoursTable,
  visits: (data) => visitDaysTable(data, true),
  pages: (data) => visitListTable(data, 'pages'),
  entries: (data) => visitListTable(data, 'entries'),
  sources: (data) => visitListTable(data, 'sources'),
  campaigns: (data) => visitListTable(data, 'campaigns'),
  'before-workbook': (data) => visitListTable(data, 'workbook'),
  missing: (data) => visitListTable(data, 'missing'),
  errors: (data) => visitListTable(data, 'errors'),
  funnel: funnelTable,
  workbook: workbookTable,
  'requests-by-source': (data) => requestsTable(data, 'source'),
  'requests-by-medium': (data) => requestsTable(data, 'medium'),
  'requests-by-campaign': (data) => requestsTable(data, 'campaign'),
  course: courseTable,
  notes: notesTable,
};

const notesOn = ({ notes }: OverviewData, day: string) =>
  notes.filter((note) => note.day === day).map(({ note }) => note);

/** Flips per day, with the same day of the previous range when it is being compared. */
export function flipPoints(data: OverviewData): TrendPoint[] {
  return data.days.map(({ day, sessions, completed }, index) => {
    const same = data.days_before?.[index];
    return {
      day: writeWeekday(day),
      whole: sessions,
      part: completed,
      ...(same && { before: same.sessions }),
      notes: notesOn(data, day),
    };
  });
}

/** Page views per day, with visits as the part; or what was chosen alone. */
export function visitPoints(data: OverviewData, compare: boolean, chosen?: ChosenVisits): TrendPoint[] {
  return data.visits.days.map(({ day, arrivals, views }, index) => ({
    day: writeWeekday(day),
    whole: chosen ? (chosen.now[index] ?? null) : views,
    ...(!chosen && { part: arrivals }),
    ...(compare && {
      before: chosen ? (chosen.before[index] ?? null) : (data.visits_before.days[index]?.views ?? null),
    }),
    notes: notesOn(data, day),
  }));
}
