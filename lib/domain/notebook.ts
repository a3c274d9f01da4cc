import { addDays, isLocalDate, isMoment, type LocalDate } from './local-date';
import { MIN_SAMPLE } from './postponement';

/** Whether the prediction came true, as judged by the person. */
export const verdicts = ['came-true', 'partly', 'did-not', 'cannot-tell'] as const;
export type Verdict = (typeof verdicts)[number];

/** Moments are epoch milliseconds. */
export interface Experiment {
  id: string;
  madeAt: number;
  prediction: string;
  /** The habit to leave out. */
  leaveOut: string;
  until: LocalDate;
  /** Written afterwards. */
  result: { at: number; verdict: Verdict; happened: string; learned: string } | null;
}

/** Whether a notebook record, possibly from an older release, is an experiment this release can read. */
export function isExperiment(value: unknown): value is Experiment {
  const { id, prediction, leaveOut, until, madeAt, result } = Object(value);
  return (
    [id, prediction, leaveOut, until].every((each) => typeof each === 'string') &&
    isLocalDate(until) &&
    isMoment(madeAt) &&
    (result === null || isResult(result))
  );
}

function isResult(value: unknown): boolean {
  const { verdict, happened, learned, at } = Object(value);
  const isWritten = [happened, learned].every((each) => typeof each === 'string');
  return verdicts.includes(verdict) && isWritten && isMoment(at);
}

/** @returns experiments without a result, by end date */
export function openExperiments(experiments: readonly Experiment[]): Experiment[] {
  return experiments
    .filter(({ result }) => result === null)
    .sort((a, b) => a.until.localeCompare(b.until) || a.madeAt - b.madeAt);
}

/** @returns experiments with a result, newest first */
export function resultsOf(experiments: readonly Experiment[]) {
  return experiments
    .flatMap((each) => (each.result ? [{ ...each, result: each.result }] : []))
    .sort((a, b) => b.result.at - a.result.at);
}

/** Whether the experiment has reached its end date. */
export function isOver({ until }: Pick<Experiment, 'until'>, today: LocalDate): boolean {
  return until <= today;
}

/** @returns how many predictions have a result, and how many of these came true or in part; null below five */
export function tallyOf(experiments: readonly Experiment[]) {
  const results = resultsOf(experiments);
  const count = (verdict: Verdict) => results.filter(({ result }) => result.verdict === verdict).length;
  if (results.length < MIN_SAMPLE) return null;
  return {
    predictions: results.length,
    cameTrue: count('came-true'),
    partly: count('partly'),
    cannotTell: count('cannot-tell'),
  };
}

/** What a week is asked about: behaviour, never the body, and roughly, because counting would be checking. */
export const weekQuestions = ['searched', 'checked', 'asked'] as const;
type WeekQuestion = (typeof weekQuestions)[number];

/** On how many days of the week, in steps of about two: none, 1 or 2, 3 or 4, 5 or 6, every day. */
export const weekLevels = [0, 1, 2, 3, 4] as const;
type WeekLevel = (typeof weekLevels)[number];

/** One look back at seven days. */
export interface Week extends Record<WeekQuestion, WeekLevel | null> {
  id: string;
  /** When it was written. */
  day: LocalDate;
  /** Something that was avoided before, and done; empty if skipped. */
  did: string;
}

/** The level of a stored or chosen value; null for anything else, which is a question that was skipped. */
export function levelOf(value: unknown): WeekLevel | null {
  return weekLevels.find((level) => level === value || String(level) === value) ?? null;
}

/** Whether a notebook record, possibly from another release, is a week this release can read. */
export function isWeek(value: unknown): value is Week {
  const week = Object(value);
  return (
    [week.id, week.day, week.did].every((each) => typeof each === 'string') &&
    isLocalDate(week.day) &&
    weekQuestions.every((question) => week[question] === null || weekLevels.includes(week[question]))
  );
}

/** How many weeks are shown side by side. */
const MAX_WEEKS = 4;
const WEEK_DAYS = 7;

/** @returns the weeks, oldest first */
export const byDay = (weeks: readonly Week[]): Week[] =>
  [...weeks].sort((a, b) => a.day.localeCompare(b.day) || a.id.localeCompare(b.id));

/** @returns the latest weeks, oldest first */
export const latestWeeks = (weeks: readonly Week[]): Week[] => byDay(weeks).slice(-MAX_WEEKS);

/** @returns whether a week was left out before this one; `weeks` are sorted, and may each be written a day early */
export function isAfterGap(weeks: readonly Week[], index: number): boolean {
  const [before, week] = [weeks[index - 1], weeks[index]];
  return !!before && !!week && week.day >= addDays(before.day, 2 * WEEK_DAYS - 1);
}

/** @returns the day a week after the latest one, whatever a wrong clock wrote into the future; null without any */
function weekDueOn(weeks: readonly Week[], today: LocalDate): LocalDate | null {
  const latest = byDay(weeks.filter(({ day }) => day <= today)).at(-1);
  return latest ? addDays(latest.day, WEEK_DAYS) : null;
}

/** From when home offers to look back on a week, and on an experiment; null where there is none. */
export interface DueDays {
  weekDueOn: LocalDate | null;
  experimentDueOn: LocalDate | null;
}

export const dueDays = (weeks: readonly Week[], all: readonly Experiment[], today: LocalDate): DueDays => ({
  weekDueOn: weekDueOn(weeks, today),
  experimentDueOn: openExperiments(all)[0]?.until ?? null,
});

/** @returns the day on which the next week is written; null if it may be written now, which is from the day before */
export function nextWeekDay(weeks: readonly Week[], today: LocalDate): LocalDate | null {
  const next = weekDueOn(weeks, today);
  return next && next > addDays(today, 1) ? next : null;
}

interface WeeklyEvent {
  /** The event's title, which other people may see in the calendar or its notification. */
  title: string;
  first: LocalDate;
  /** Hour of the event, in the device's local time. */
  hour: number;
  times: number;
  /** The same each time, so that a calendar replaces the event by a later file. */
  id: string;
  /** When the file is made, in milliseconds since 1970. */
  now: number;
}

/** A calendar file (RFC 5545) with one event a week that ends by itself, and its message when it begins. */
export function weeklyCalendar({ title, first, hour, times, id, now }: WeeklyEvent): string {
  const compact = (text: string) => text.replace(/[-:]|\.\d+/g, '');
  const summary = `SUMMARY:${title.replace(/[\\;,]/g, '\\$&')}`;
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//The Flip Method//EN',
    'BEGIN:VEVENT',
    `UID:${id}`,
    // It rises with each file, and fits into 32 bits for longer than seconds would.
    `SEQUENCE:${Math.floor(now / 60_000)}`,
    `DTSTAMP:${compact(new Date(now).toISOString())}`,
    // A time without a zone means this hour wherever the person is.
    `DTSTART:${compact(first)}T${String(hour).padStart(2, '0')}0000`,
    'DURATION:PT5M',
    `RRULE:FREQ=WEEKLY;COUNT=${times}`,
    summary,
    'CLASS:PRIVATE',
    'TRANSP:TRANSPARENT',
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    'TRIGGER:PT0S',
    summary.replace('SUMMARY', 'DESCRIPTION'),
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${line}\r\n`).join('');
}
