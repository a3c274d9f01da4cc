import { z } from 'zod';
import { type AuditAction, auditActions } from '@/content/admin-audit';
import { contactTopicIds } from '@/content/contact-topics';
import { type ChosenRange, readRange } from '@/lib/domain/admin/range';
import { paths } from '@/lib/paths';

export const messageStates = ['open', 'handled', 'all'] as const;
export type MessageState = (typeof messageStates)[number];

/** What the address of the dashboard asks for; everything that is not understood is left out. */
export interface AdminView {
  range: ChosenRange;
  search: string;
  topic: string | null;
  state: MessageState;
  /** Only messages older than this ISO moment. */
  before: string | null;
  /** The id of the message that is open. */
  message: string | null;
  /** Only this kind of act is shown of the audit log. */
  act: AuditAction | null;
  /** Only acts before this one. */
  auditBefore: number | null;
  /** False for a browser without scripts, which gets the whole page at once. */
  stream: boolean;
}

const uuid = z.uuid();

type Query = Record<string, string | string[] | undefined>;

/** @param now epoch milliseconds */
export function parseView(query: Query, now: number): AdminView {
  const one = (name: string) => {
    const value = query[name];
    return Array.isArray(value) ? value[0] : value;
  };
  const today = new Date(now).toISOString().slice(0, 10);
  const topic = contactTopicIds.find((id) => id === one('topic')) ?? null;
  const state = messageStates.find((each) => each === one('state')) ?? 'open';
  return {
    range: readRange({ range: one('range'), from: one('from'), to: one('to') }, today),
    search: (one('q') ?? '').replaceAll('\0', '').trim().slice(0, 200),
    topic,
    state,
    before: readMoment(one('before')),
    message: uuid.safeParse(one('message')).data ?? null,
    act: auditActions.find((action) => action === one('act')) ?? null,
    auditBefore: /^[1-9]\d{0,14}$/.test(one('log') ?? '') ? Number(one('log')) : null,
    stream: one('stream') !== 'off',
  };
}

function readMoment(text: string | undefined): string | null {
  return text && /^\d{4}-\d\d-\d\dT[\d:.]+(?:Z|[+-]\d\d:\d\d)$/.test(text) && !Number.isNaN(Date.parse(text))
    ? text
    : null;
}

/** The parts of the address that say which days are shown. */
export function rangeFields({ range }: AdminView): Record<string, string> {
  if (!range.isChosen) return {};
  return range.preset ? { range: range.preset } : { from: range.from, to: range.to };
}

/** The parts that say which messages are shown, without the page within them. */
export function messageFields({ search, topic, state }: AdminView): Record<string, string> {
  return {
    ...(search && { q: search }),
    ...(topic && { topic }),
    ...(state !== 'open' && { state }),
  };
}

/** The part that says which acts of the audit log are shown, without the page within them. */
export function auditFields({ act }: AdminView): Record<string, string> {
  return act ? { act } : {};
}

/** The part that keeps a browser without scripts on the whole page. */
export function streamField({ stream }: AdminView): Record<string, string> {
  return stream ? {} : { stream: 'off' };
}

/** An address of the dashboard with these parts. */
export function adminHref(fields: Record<string, string>, path: string = paths.admin): string {
  const query = new URLSearchParams(fields).toString();
  return query ? `${path}?${query}` : path;
}
