import { z } from 'zod';
import { contactTopicIds, contactTopics } from '@/content/contact-topics';
import { type MessageState, messageStates } from '@/lib/domain/admin/message-state';
import { paths } from '@/lib/paths';
import { adminHref, type Query, readOne } from '../address';

export const inboxFilters = ['open', ...messageStates, 'all'] as const;

/** What the address of the inbox asks for; everything that is not understood is left out. */
export interface InboxView {
  search: string;
  topic: string | null;
  state: MessageState | 'open' | 'all';
  /** Only messages older than this ISO moment. */
  before: string | null;
  /** The id of the message that is open. */
  message: string | null;
  /** The id of a ready-made answer to begin with. */
  answer: string | null;
}

/** Whatever PostgreSQL takes for a uuid, of any version. */
const uuid = z.guid();

export function parseInbox(query: Query): InboxView {
  const one = (name: string) => readOne(query, name);
  return {
    search: (one('q') ?? '').replaceAll('\0', '').trim().slice(0, 200),
    topic: contactTopicIds.find((id) => id === one('topic')) ?? null,
    state: inboxFilters.find((each) => each === one('state')) ?? 'open',
    before: readMoment(one('before')),
    message: uuid.safeParse(one('message')).data ?? null,
    answer: one('answer') ?? null,
  };
}

function readMoment(text: string | undefined): string | null {
  return text && /^\d{4}-\d\d-\d\dT[\d:.]+(?:Z|[+-]\d\d:\d\d)$/.test(text) && !Number.isNaN(Date.parse(text))
    ? text
    : null;
}

/** The parts of the address that say which messages are shown, without the page within them. */
export function messageFields({ search, topic, state }: InboxView): Record<string, string> {
  return {
    ...(search && { q: search }),
    ...(topic && { topic }),
    ...(state !== 'open' && { state }),
  };
}

/** The parts that also say which page of them. */
export function pageFields(view: InboxView): Record<string, string> {
  return { ...messageFields(view), ...(view.before && { before: view.before }) };
}

/** An address of the inbox with these parts. */
export const inboxHref = (fields: Record<string, string>) => adminHref(fields, paths.adminInbox);

export function topicLabel(type: string): string {
  return contactTopics.find(({ id }) => id === type)?.label ?? type;
}
