import { z } from 'zod';
import { contactTopicIds, contactTopics } from '@/content/contact';
import { type MessageState, messageStates } from '@/lib/domain/admin/inbox';
import { paths } from '@/lib/paths';
import { adminHref, type Query, readMoment, readOne } from '../query';

export const inboxFilters = ['open', ...messageStates, 'all'] as const;

/** The inbox query, parsed; invalid values are ignored. */
export interface InboxView {
  search: string;
  topic: string | null;
  state: MessageState | 'open' | 'all';
  isOldestFirst: boolean;
  /** Only messages after this ISO 8601 time, in the list's order. */
  before: string | null;
  /** The id of the message that is open. */
  message: string | null;
  /** The id of a canned answer to prefill. */
  answer: string | null;
}

/** Any UUID version that PostgreSQL accepts. */
const uuid = z.guid();

export function parseInbox(query: Query): InboxView {
  const get = (name: string) => readOne(query, name);
  return {
    search: (get('q') ?? '').replaceAll('\0', '').trim().slice(0, 200),
    topic: contactTopicIds.find((id) => id === get('topic')) ?? null,
    state: inboxFilters.find((each) => each === get('state')) ?? 'open',
    isOldestFirst: get('sort') === 'oldest',
    before: readMoment(get('before')),
    message: uuid.safeParse(get('message')).data ?? null,
    answer: get('answer') ?? null,
  };
}

/** The query parameters of the filters, without the pagination cursor. */
export function messageFields({ search, topic, state, isOldestFirst }: InboxView): Record<string, string> {
  return {
    ...(search && { q: search }),
    ...(topic && { topic }),
    ...(state !== 'open' && { state }),
    ...(isOldestFirst && { sort: 'oldest' }),
  };
}

/** The query parameters of the filters and the pagination cursor. */
export function pageFields(view: InboxView): Record<string, string> {
  return { ...messageFields(view), ...(view.before && { before: view.before }) };
}

export const inboxHref = (fields: Record<string, string>) => adminHref(fields, paths.adminInbox);

export function topicLabel(type: string): string {
  return contactTopics.find(({ id }) => id === type)?.label ?? type;
}
