import { offsetOf } from '../local-date';

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

/** The age of a message: minutes, then hours, then days from 48 hours on. */
export function writeAge(createdAt: string, now: number): string {
  const hours = Math.max(0, now - Date.parse(createdAt)) / HOUR;
  if (hours < 1) return plural(Math.floor(hours * 60), 'minute');
  return hours < 48 ? plural(Math.floor(hours), 'hour') : plural(Math.floor(hours / 24), 'day');
}

const plural = (count: number, unit: string) => `${count} ${unit}${count === 1 ? '' : 's'}`;
