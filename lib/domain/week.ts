import { addDays, isLocalDate, type LocalDate } from './local-date';

/** What a week is asked about: behaviour, never the body, and roughly, because counting would be checking. */
export const weekQuestions = ['searched', 'checked', 'asked'] as const;
export type WeekQuestion = (typeof weekQuestions)[number];

/** On how many days of the week, in steps of about two: none, 1 or 2, 3 or 4, 5 or 6, every day. */
export const weekLevels = [0, 1, 2, 3, 4] as const;
export type WeekLevel = (typeof weekLevels)[number];

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
const MOST_WEEKS = 4;
const WEEK_DAYS = 7;

/** @returns the weeks, oldest first */
export const byDay = (weeks: readonly Week[]): Week[] =>
  [...weeks].sort((a, b) => a.day.localeCompare(b.day) || a.id.localeCompare(b.id));

/** @returns the latest weeks, oldest first */
export const latestWeeks = (weeks: readonly Week[]): Week[] => byDay(weeks).slice(-MOST_WEEKS);

/**
 * @returns the same day next week, on which the next week is written; null if it may be written now, which is from the day
 * before, also after a clock was wrong
 */
export function nextWeekDay(weeks: readonly Week[], today: LocalDate): LocalDate | null {
  const next = weeks
    .filter(({ day }) => day <= today)
    .map(({ day }) => addDays(day, WEEK_DAYS))
    .sort()
    .at(-1);
  return next && next > addDays(today, 1) ? next : null;
}

interface WeeklyEvent {
  /** The event's title, which other people may see in the calendar or its notification. */
  title: string;
  first: LocalDate;
  /** Hour of the event, in the device's local time. */
  hour: number;
  times: number;
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
