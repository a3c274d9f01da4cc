import { isEmailAddress, normaliseEmail } from '../email-address';
import { addDays, type LocalDate, offsetOf } from '../local-date';

/** Twice a year. */
const EVERY_DAYS = 182;

/**
 * When to check a helpline next.
 * @param tried day of the last check, or `due` if there was none
 * @returns null if it is due now
 */
export function nextTry(tried: LocalDate | 'due', today: LocalDate): LocalDate | null {
  if (tried === 'due') return null;
  const next = addDays(tried, EVERY_DAYS);
  return next <= today ? null : next;
}

/** States of a contact message. The first two are open. */
export const messageStates = ['new', 'in-progress', 'answered', 'closed', 'spam'] as const;
export type MessageState = (typeof messageStates)[number];

/** Possible next states, most likely first. */
export const nextStates = {
  new: ['in-progress', 'closed', 'answered', 'spam'],
  'in-progress': ['closed', 'answered', 'new', 'spam'],
  answered: ['in-progress', 'closed', 'spam'],
  closed: ['in-progress', 'new', 'spam'],
  spam: ['new'],
} as const satisfies Record<MessageState, readonly MessageState[]>;

/** Whether the message still needs the owner. */
export const isOpen = (state: MessageState) => state === 'new' || state === 'in-progress';

/** Characters of a message shown before the rest is collapsed. */
const SHOWN = 1_200;

/**
 * Splits a long message at the end of a line or word.
 * @returns an empty rest if the message is short enough
 */
export function foldMessage(text: string): [shown: string, rest: string] {
  const characters = [...text];
  if (characters.length <= SHOWN * 1.25) return [text, ''];
  const head = characters.slice(0, SHOWN).join('');
  const end = Math.max(head.lastIndexOf('\n'), head.lastIndexOf(' '));
  const cut = end > head.length / 2 ? end : head.length;
  return [text.slice(0, cut), text.slice(cut)];
}

/**
 * The first name of a person, for a greeting.
 * @returns null for what is rather the name of an organisation
 */
export function firstName(name: string): string | null {
  const [first = ''] = name.trim().split(/\s+/);
  return /^\p{Lu}\p{Ll}+$/u.test(first) && !organisation.test(name) ? first : null;
}

const organisation =
  /\b(?:radio|podcast|tv|news|press|magazine|media|clinic|hospital|university|college|school|institute|association|foundation|society|group|club|conference|events?|team|ltd|inc|llc|gmbh|nhs)\b/i;

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** The contact page promises an answer within this many hours on business days. */
const PROMISED_HOURS = 24;

/** When messages are answered: weekdays from 1 for Monday, in a time zone. */
export interface OpenDays {
  open_days: readonly number[];
  time_zone: string;
}

/** Until the owner chooses. */
const businessDays: OpenDays = { open_days: [1, 2, 3, 4, 5], time_zone: 'UTC' };

/**
 * Hours between two times that fall on open days.
 * @param from epoch milliseconds
 * @param to epoch milliseconds
 */
export function openHours(from: number, to: number, { open_days, time_zone } = businessDays): number {
  const offset = offsetOf(to, time_zone);
  let total = 0;
  for (let start = from + offset; start < to + offset; ) {
    const end = Math.min(to + offset, (Math.floor(start / DAY) + 1) * DAY);
    if (open_days.includes(new Date(start).getUTCDay() || 7)) total += end - start;
    start = end;
  }
  return total / HOUR;
}

/** Whether a message has waited longer than promised, not counting closed days. */
export function isLate(createdAt: string, now: number, days?: OpenDays): boolean {
  return openHours(Date.parse(createdAt), now, days) > PROMISED_HOURS;
}

/** The scheduler counts the funnel every ten minutes. */
const SILENT_MINUTES = 30;

/** Minutes since the scheduler's last count; null while it calls as it should. */
export function silentMinutes(countedAt: string, now: number): number | null {
  const minutes = Math.round((now - Date.parse(countedAt)) / 60_000);
  return minutes > SILENT_MINUTES ? minutes : null;
}

/** The age of a message: minutes, then hours, then days from 48 hours on. */
export function writeAge(createdAt: string, now: number): string {
  const hours = Math.max(0, now - Date.parse(createdAt)) / HOUR;
  if (hours < 1) return plural(Math.floor(hours * 60), 'minute');
  return hours < 48 ? plural(Math.floor(hours), 'hour') : plural(Math.floor(hours / 24), 'day');
}

const plural = (count: number, unit: string) => `${count} ${unit}${count === 1 ? '' : 's'}`;

/** Addresses per import. */
export const MOST_ADDRESSES = 10_000;

/** Columns in which a newsletter service says who has left: Kit, Buttondown and our own file. */
const statusColumns = ['status', 'state', 'type', 'subscriber_type', 'subscription_status'];
/** Columns that hold a day for those who have left. */
const leftColumns = ['unsubscribed_at', 'unsubscription_date'];
const leftStatuses = [
  'cancelled',
  'canceled',
  'unsubscribed',
  'bounced',
  'complained',
  'undeliverable',
  'blocked',
  'removed',
  'spammy',
];

/** The cells of each row of a CSV file; a quoted cell may contain separators and line breaks. */
function* rowsOf(text: string): Generator<string[]> {
  let row: string[] = [];
  const cells = text.replace(/^\ufeff/, '').matchAll(/("(?:[^"]|"")*"|[^,;\t\r\n]*)([,;\t]|\r\n?|\n|$)/g);
  for (const [, cell = '', end = ''] of cells) {
    row.push(cell.trim().replace(/^["'<]+|["'>]+$/g, ''));
    if (/[,;\t]/.test(end)) continue;
    yield row;
    row = [];
  }
}

/**
 * Finds the addresses in a CSV file or a list: the first cell of each row that is one, without duplicates.
 * @returns also the number of rows without one, not counting empty rows and the header, and those who have left
 */
export function readAddresses(text: string): { addresses: string[]; without: number; left: string[] } {
  const addresses = new Set<string>();
  const gone = new Set<string>();
  let without = 0;
  let header: string[] | undefined;
  for (const row of rowsOf(text)) {
    const isFirst = !header;
    header ??= row.map((cell) => cell.toLowerCase());
    const columns = header;
    if (row.every((cell) => cell === '')) continue;
    const address = row.map(normaliseEmail).find(isEmailAddress);
    const hasLeft = row.some((cell, index) => {
      const column = columns[index] ?? '';
      if (leftColumns.includes(column)) return !isFirst && cell !== '';
      return statusColumns.includes(column) && leftStatuses.includes(cell.toLowerCase());
    });
    if (address) (hasLeft ? gone : addresses).add(address);
    else without += isFirst ? 0 : 1;
  }
  // Who left in one line is not asked because of another.
  return { addresses: [...addresses].filter((address) => !gone.has(address)), without, left: [...gone] };
}

/** The same list, and nothing else of it: a form has at most a megabyte. */
export function shortenAddresses(text: string): string {
  const { addresses, without, left } = readAddresses(text);
  const rows = [
    ...addresses,
    ...left.map((address) => `${address},unsubscribed`),
    ...Array(without).fill('-'),
  ];
  return ['email,status', ...rows].join('\n');
}
