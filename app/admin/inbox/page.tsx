import { z } from 'zod';
import { Badge } from '@/components/ui/badge';
import { cn } from '@/components/ui/cn';
import { Field } from '@/components/ui/field';
import { Checkbox, Input } from '@/components/ui/input';
import { inboxWords as words } from '@/content/admin/inbox';
import { contactTopicIds, contactTopics } from '@/content/contact';
import { type ListedMessage, type MessageState, messageStates, readInbox } from '@/lib/data/admin/inbox';
import { readSettings, type Settings } from '@/lib/data/settings';
import { datetimeOf, formatAge, isLate, isPlausibleDate } from '@/lib/domain/admin/dates';
import { unlistedMetadata } from '@/lib/metadata';
import { paths } from '@/lib/paths';
import { ChoiceField } from '../forms';
import {
  AdminLink,
  type Fields,
  FilterForm,
  PAGE_SIZE,
  Pagination,
  pageOf,
  type Query,
  readSearch,
} from '../parts';
import { PersistedDisclosure } from '../remembered';
import { type PageRequest, workspacePage } from '../workspace';
import { InboxKeys, OnItsWay, SelectionForm } from './forms';
import { FoundIn, inboxHref, isOpen, lastText, OpenMessage, topicLabel } from './message';

export const metadata = unlistedMetadata(paths.adminInbox);

export default workspacePage(paths.adminInbox, showInbox, {
  skip: ({ message }) =>
    message
      ? { href: '#message-title', children: words.skip.toMessage }
      : { href: '#messages', children: words.skip.toList },
});

const inboxFilters = ['open', ...messageStates, 'all'] as const;

type InboxView = ReturnType<typeof parseInbox>;

/** The inbox query, parsed; invalid values are ignored. */
function parseInbox(query: Query) {
  const search = readSearch(query, 200);
  // The fields confused: the days between are meant.
  const [from, to] = [query.from, query.to].map((day) => (isPlausibleDate(day) ? day : undefined));
  const isReversed = from && to && from > to;
  return {
    search,
    topic: contactTopicIds.find((id) => id === query.topic),
    /** Whether the state was chosen; otherwise the open ones are shown, and in a search all. */
    isChosen: inboxFilters.some((each) => each === query.state),
    state: inboxFilters.find((each) => each === query.state) ?? (search ? 'all' : 'open'),
    from: isReversed ? to : from,
    to: isReversed ? from : to,
    isOldestFirst: query.sort === 'oldest',
    /** The id of the message after which the page begins. */
    after: z.guid().safeParse(query.after).data,
    /** The id of the message that is open. */
    message: z.guid().safeParse(query.message).data,
  };
}

/** The query parameters of the filters. */
function filterFields({ search, topic, isChosen, state, from, to, isOldestFirst }: InboxView): Fields {
  return { q: search, topic, state: isChosen && state, from, to, sort: isOldestFirst && 'oldest' };
}

/** The query parameters of the filters and the pagination cursor. */
const pageFields = (view: InboxView): Fields => ({ ...filterFields(view), after: view.after });

interface InboxFilterProps {
  view: InboxView;
  /** Number of messages by state. */
  counts: Record<MessageState, number>;
}

/** The fragment `#list` keeps the list in view. */
function InboxFilter({ view, counts }: InboxFilterProps) {
  const { search, topic, isChosen, state, from, to, isOldestFirst } = view;
  const all: Partial<Record<string, number>> = { ...counts, open: counts.new + counts['in-progress'] };
  // The first filter is used if none is chosen.
  const usual: (typeof inboxFilters)[number] = search ? 'all' : 'open';
  const states = [usual, ...inboxFilters.filter((id) => id !== usual)].map((id, index) => ({
    id: index === 0 ? '' : id,
    label: all[id] === undefined ? words.states[id] : `${words.states[id]} (${all[id]})`,
  }));
  return (
    <FilterForm action={`${paths.adminInbox}#list`} submit={words.filter}>
      <Field name="q" label={words.search}>
        <Input type="search" maxLength={200} defaultValue={search} />
      </Field>
      {/* Closed, so that the messages are on the first screen. */}
      <PersistedDisclosure
        name="inbox-filters"
        heading={<span className="link">{words.more}</span>}
        isOpen={Boolean(topic || isChosen || from || to || isOldestFirst)}
        isClosed
      >
        <div className="grid grid-cols-2 items-end gap-4 pt-2 *:min-w-0 md:grid-cols-[repeat(auto-fill,minmax(10rem,1fr))]">
          <ChoiceField
            name="topic"
            label={words.topic}
            options={[{ id: '', label: words.allTopics }, ...contactTopics]}
            chosen={topic ?? ''}
          />
          <ChoiceField
            name="state"
            id="state-shown"
            label={words.state}
            options={states}
            chosen={isChosen && state !== usual ? state : ''}
          />
          {(['from', 'to'] as const).map((name) => (
            <Field key={name} name={name} label={words[name]}>
              <Input type="date" defaultValue={name === 'from' ? from : to} />
            </Field>
          ))}
          <ChoiceField
            name="sort"
            label={words.sort}
            options={words.orders}
            chosen={isOldestFirst ? 'oldest' : ''}
          />
        </div>
      </PersistedDisclosure>
    </FilterForm>
  );
}

const hrefOf = (fields: Fields) => `${inboxHref(fields)}#list`;

/** It has its own scroll beside the list, so that it is in view wherever the list is. */
const openClasses =
  'md:sticky md:top-[calc(var(--frame-top,0rem)+1rem)] md:max-h-[calc(100dvh-var(--frame-top,0rem)-2rem)] md:overflow-y-auto';
const paneClasses = 'min-w-0 scroll-mt-[calc(var(--frame-top,0rem)+1rem)]';
const lineClasses = 'flex flex-wrap gap-x-5 gap-y-1 text-sm/[1.6] text-muted';
const rowClasses = [
  'relative -ml-3 grid gap-[0.15rem] border-b border-line px-3 py-[0.8rem] hover:bg-surface aria-[current]:bg-sage-wash',
  'aria-[current]:shadow-[inset_3px_0_0_var(--sage)]',
];

/** The message list and the open message, side by side on wide screens. */
async function showInbox({ query, client, now, role }: PageRequest) {
  const view = parseInbox(query);
  const { search, topic, state, from, to, isOldestFirst, after, message } = view;
  const [inbox, settings] = await Promise.all([
    readInbox(client, {
      search,
      topic,
      wanted: state === 'all' ? null : state,
      after,
      message_id: message,
      page_size: PAGE_SIZE + 1,
      oldest: isOldestFirst,
      from_day: from,
      to_day: to,
    }),
    readSettings(),
  ]);
  const { pinned, found, matches, opened, inbox_settings, counts } = inbox;
  const { rows, last } = pageOf(inbox.messages);
  const messages = [...pinned, ...rows];
  const here = filterFields(view);
  const at = messages.findIndex(({ id }) => id === message);
  // A message that was done has left the list: the next is the one that came after it there. One in danger was above all others.
  const isAfter = ({ created_at }: ListedMessage) =>
    opened &&
    (opened.may_be_in_danger ||
      (isOldestFirst ? created_at > opened.created_at : created_at < opened.created_at));
  const next = at < 0 ? (opened ? (pinned[0] ?? rows.find(isAfter)) : undefined) : messages[at + 1];
  const nextHref = next && `${inboxHref({ ...pageFields(view), message: next.id })}#message`;
  // Narrow screens show only the open message, with a link back to the list.
  const hiddenBesideOpen = opened && 'max-md:hidden';
  return (
    <div className="flex flex-col">
      {/* On a phone, people who may be in danger come before the filters. */}
      <div
        id="search"
        className={cn(
          'mb-7 scroll-mt-[calc(var(--frame-top,0rem)+1rem)]',
          hiddenBesideOpen,
          pinned.length > 0 && 'max-md:order-last max-md:mt-10',
        )}
      >
        <InboxFilter view={view} counts={counts} />
      </div>
      <div className="grid gap-8 md:grid-cols-[minmax(16rem,2fr)_minmax(0,3fr)] md:items-start md:gap-[clamp(2rem,3vw,3rem)]">
        <section id="list" aria-label={words.list} className={cn(paneClasses, 'relative', hiddenBesideOpen)}>
          <InboxKeys enabled={inbox_settings.letter_keys} />
          <p className={cn(lineClasses, 'border-b border-edge pb-3 md:pr-36')}>
            {matches === 0 ? words.empty : words.count(matches)}
            {found && <FoundIn found={found} />}
            {pinned.length > 0 && (
              <a className="link md:hidden" href="#search">
                {words.search}
              </a>
            )}
            {hrefOf(here) !== hrefOf({}) && <AdminLink href={hrefOf({})}>{words.reset}</AdminLink>}
          </p>
          {/* Also with an empty list, as it says what became of the last messages, and can bring them back. */}
          <SelectionForm isEmpty={messages.length === 0}>
            <ul id="messages" tabIndex={-1} className={cn(paneClasses, 'outline-none')}>
              {messages.map((message) => (
                <Row key={message.id} {...{ message, settings, view, now }} isNext={message === next} />
              ))}
            </ul>
          </SelectionForm>
          <Pagination
            newest={after && hrefOf(here)}
            older={last && hrefOf({ ...here, after: last.id })}
            words={words}
          />
          <p className="mt-6 max-w-text text-sm text-muted">{words.note}</p>
        </section>
        <div id="message" key={opened?.id} className={cn(paneClasses, openClasses)}>
          {opened ? (
            <OpenMessage
              message={opened}
              role={role}
              settings={settings}
              signature={inbox_settings.signature}
              nextHref={nextHref}
              listed={pageFields(view)}
              now={now}
            />
          ) : (
            <p className="py-8 text-muted max-md:hidden">{message ? words.gone : words.choose}</p>
          )}
        </div>
      </div>
    </div>
  );
}

interface RowProps {
  message: ListedMessage;
  settings: Settings;
  view: InboxView;
  /** Epoch milliseconds. */
  now: number;
  /** Whether it comes after the open one. */
  isNext: boolean;
}

/** Separates the parts of a row for screen readers, which say them in one go. */
const pause = <span className="sr-only">. </span>;

function Row({ message, settings, view, now, isNext }: RowProps) {
  const { id, taken_by, name, type, subject, created_at, state, beginning, last } = message;
  // Also after an answer: who is silent then needs to be found.
  const isInDanger = message.may_be_in_danger && state !== 'closed' && state !== 'spam';
  const late = isOpen(state) && isLate(created_at, now, settings);
  return (
    <li id={`message-${id}`} className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-5">
      <Checkbox name="id" value={id} aria-label={words.select(subject || words.noSubject)} className="mt-4" />
      <AdminLink
        href={`${inboxHref({ ...pageFields(view), message: id })}#message`}
        scroll={false}
        className={cn(rowClasses)}
        aria-current={id === view.message || undefined}
        data-next={isNext || undefined}
      >
        <OnItsWay />
        <span dir="auto" className={cn('wrap-anywhere', state === 'new' && 'font-strong')}>
          {subject || words.noSubject}
          {pause}
        </span>
        <span dir="auto" className="line-clamp-2 text-sm/[1.6] wrap-anywhere text-muted">
          {beginning}
          {pause}
        </span>
        <span className="text-sm/[1.6] wrap-anywhere text-muted">
          <bdi>{name}</bdi> · {topicLabel(type)} ·{' '}
          <time dateTime={datetimeOf(created_at)}>
            {isOpen(state) ? words.waits(formatAge(created_at, now)) : formatAge(created_at, now)}
          </time>
        </span>
        {last && (
          <span className={cn('text-sm/[1.6] wrap-anywhere', last.kind === 'reply' && 'text-muted')}>
            {lastText(last, now, settings.time_zone)}
            {pause}
          </span>
        )}
        {(state !== 'new' || late || isInDanger) && (
          <span className="mt-[0.35rem] flex flex-wrap gap-[0.4rem]">
            {isInDanger && <Badge tone="danger">{words.danger.badge}</Badge>}
            {state !== 'new' && (
              <Badge>
                {state === 'in-progress' && taken_by ? words.takenBy(taken_by) : words.states[state]}
              </Badge>
            )}
            {late && <Badge tone="apricot">{words.late}</Badge>}
          </span>
        )}
      </AdminLink>
    </li>
  );
}
