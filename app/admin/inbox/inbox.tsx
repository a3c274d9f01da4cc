import Link from 'next/link';
import { Badge } from '@/components/ui/badge';
import { cn } from '@/components/ui/cn';
import { Field } from '@/components/ui/field';
import { Checkbox, Input } from '@/components/ui/input';
import { inboxWords as words } from '@/content/admin-inbox';
import { cannedAnswers } from '@/content/canned-answers';
import { contactTopics } from '@/content/contact';
import type { InboxData, ListedMessage, OpenedMessage } from '@/lib/data/admin-inbox';
import {
  firstName,
  foldMessage,
  isLate,
  isOpen,
  type MessageState,
  replyLink,
  writeAge,
} from '@/lib/domain/admin/inbox';
import { datetimeOf, writeMoment } from '@/lib/domain/admin/range';
import { publicEnv } from '@/lib/env';
import { paths } from '@/lib/paths';
import { ChoiceField } from '../forms';
import { FilterForm } from '../lists';
import { adminHref, PAGE_SIZE } from '../query';
import { InboxKeys, MoveForm, ReplyForm, SelectionForm } from './forms';
import { type InboxView, inboxHref, messageFields, pageFields, topicLabel } from './query';

interface InboxFilterProps {
  view: InboxView;
  /** Number of messages by state. */
  counts: Record<MessageState, number>;
}

/** The fragment `#list` keeps the list in view. */
function InboxFilter({ view: { search, topic, state, isOldestFirst }, counts }: InboxFilterProps) {
  const all: Partial<Record<string, number>> = { ...counts, open: counts.new + counts['in-progress'] };
  const states = Object.entries(words.states).map(([id, label]) => ({
    id,
    label: all[id] === undefined ? label : `${label} (${all[id]})`,
  }));
  return (
    <FilterForm action={`${paths.adminInbox}#list`} submit={words.filter}>
      <Field name="q" label={words.search} className="grow">
        <Input type="search" maxLength={200} defaultValue={search} />
      </Field>
      <ChoiceField
        name="topic"
        label={words.topic}
        options={[{ id: '', label: words.allTopics }, ...contactTopics]}
        chosen={topic ?? ''}
      />
      <ChoiceField name="state" id="state-shown" label={words.state} options={states} chosen={state} />
      <ChoiceField
        name="sort"
        label={words.sort}
        options={words.orders}
        chosen={isOldestFirst ? 'oldest' : ''}
      />
    </FilterForm>
  );
}

interface OpenMessageProps {
  message: OpenedMessage;
  /** Of the message after it in the list. */
  nextHref: string | undefined;
  view: InboxView;
  /** Epoch milliseconds. */
  now: number;
}

/** A message with its replies and actions. */
function OpenMessage({ message, nextHref, view, now }: OpenMessageProps) {
  const { id, name, email, type, subject, created_at, state, takes_mail } = message;
  const title = subject || words.noSubject;
  const page = pageFields(view);
  const { SITE_URL } = publicEnv();
  const canned = cannedAnswers.map(({ text, ...each }) => ({
    ...each,
    text: text.replaceAll('{site}', SITE_URL),
    href: `${inboxHref({ ...page, message: id, answer: each.id })}#reply`,
  }));
  const first = canned.find((each) => each.id === view.answer)?.text ?? '';
  return (
    <article
      aria-labelledby="message-title"
      className="grid gap-7 rounded-md border border-line bg-surface p-[clamp(1.25rem,3vw,2.25rem)]"
    >
      <p className="md:hidden" data-print="hide">
        <Link className="link" href={`${inboxHref(page)}#message-${id}`} prefetch={false}>
          {words.backToList}
        </Link>
      </p>
      <header className="grid gap-2">
        <h2 id="message-title" className="text-xl wrap-anywhere">
          {title}
        </h2>
        <p className="text-sm text-muted wrap-anywhere">
          {name},{' '}
          <Link
            className="link"
            href={adminHref({ q: email }, paths.adminPeople)}
            prefetch={false}
            title={words.person}
          >
            {email}
          </Link>
          <br />
          {topicLabel(type)} · <time dateTime={datetimeOf(created_at)}>{writeMoment(created_at)} UTC</time>
        </p>
        <p className="flex flex-wrap gap-2">
          <Badge tone={isOpen(state) ? 'sea' : 'line'}>{words.states[state]}</Badge>
          {isOpen(state) && isLate(created_at, now) && <Badge tone="apricot">{words.late}</Badge>}
        </p>
      </header>
      <MessageText text={message.message} />
      <MoveForm id={id} state={state} title={title} nextHref={nextHref} />
      {message.replies.length > 0 && (
        <section aria-labelledby="replies-title" className="grid gap-4">
          <h3 id="replies-title" className="text-lg">
            {words.replies.title}
          </h3>
          {message.replies.map((reply) => (
            <div key={reply.created_at} className="border-l-[3px] border-sage pl-5">
              <MessageText text={reply.body} />
              <p className="mt-2 text-sm text-muted">{replyState(reply)}</p>
            </div>
          ))}
        </section>
      )}
      {message.earlier.length > 0 && (
        <section aria-labelledby="earlier-title">
          <h3 id="earlier-title" className="mb-2 text-lg">
            {words.earlier}
          </h3>
          <ul className="text-sm">
            {message.earlier.map((each) => (
              <li key={each.id}>
                <Link
                  className="link"
                  href={`${inboxHref({ state: 'all', message: each.id })}#message`}
                  prefetch={false}
                >
                  {each.subject || words.noSubject}
                </Link>{' '}
                <span className="text-muted">
                  {writeMoment(each.created_at)} · {words.states[each.state]}
                </span>
              </li>
            ))}
          </ul>
        </section>
      )}
      {takes_mail ? (
        <ReplyForm
          key={first}
          id={id}
          initialText={words.reply.greeting(firstName(name)) + first}
          canned={canned}
          mailtoHref={replyLink(message)}
        />
      ) : (
        <p className="max-w-text">{words.reply.noMail}</p>
      )}
    </article>
  );
}

function MessageText({ text }: { text: string }) {
  const [shown, rest] = foldMessage(text);
  return (
    <div className="max-w-prose wrap-anywhere whitespace-pre-line">
      <p>{shown}</p>
      {rest && (
        <details className="mt-2">
          <summary className="link">{words.rest([...rest].length)}</summary>
          <p>{rest}</p>
        </details>
      )}
    </div>
  );
}

function replyState({ sent_at, dead_reason }: OpenedMessage['replies'][number]): string {
  if (sent_at) return words.replies.sent(writeMoment(sent_at));
  if (dead_reason === 'suppressed') return words.replies.stopped;
  return dead_reason ? words.replies.failed : words.replies.waiting;
}

const paneClasses = 'min-w-0 scroll-mt-[calc(var(--frame-top,0rem)+1rem)]';
const lineClasses = 'flex flex-wrap gap-x-5 gap-y-1 text-sm/[1.6] text-muted';
const rowClasses = [
  '-ml-3 grid gap-[0.15rem] border-b border-line px-3 py-[0.8rem] hover:bg-surface aria-[current]:bg-sage-wash',
  'aria-[current]:shadow-[inset_3px_0_0_var(--sage)]',
];

interface InboxProps {
  data: InboxData;
  view: InboxView;
  /** Epoch milliseconds. */
  now: number;
}

/** The message list and the open message, side by side on wide screens. */
export function Inbox({ data: { messages, matches, opened, counts }, view, now }: InboxProps) {
  const here = messageFields(view);
  const last = messages.at(-1);
  const older = last && messages.length === PAGE_SIZE ? { ...here, before: last.created_at } : null;
  const at = messages.findIndex(({ id }) => id === view.message);
  // A message that was done has left the list, and the first is the next.
  const next = messages[at + 1];
  const nextHref = next && `${inboxHref({ ...pageFields(view), message: next.id })}#message`;
  // Narrow screens show only the open message, with a link back to the list.
  const hiddenBesideOpen = opened && 'max-md:hidden';
  return (
    <>
      <div className={cn('mb-7', hiddenBesideOpen)}>
        <p className="mb-6 max-w-text text-sm text-muted">{words.note}</p>
        <InboxFilter view={view} counts={counts} />
      </div>
      <div className="grid gap-8 md:grid-cols-[minmax(16rem,2fr)_minmax(0,3fr)] md:items-start md:gap-[clamp(2rem,3vw,3rem)]">
        <section id="list" aria-label={words.list} className={cn(paneClasses, hiddenBesideOpen)}>
          <InboxKeys />
          <p className={cn(lineClasses, 'border-b border-edge pb-3')}>
            {matches === 0 ? words.empty : words.count(matches)}
            {Object.keys(here).length > 0 && (
              <Link className="link" href={`${inboxHref({})}#list`} prefetch={false}>
                {words.reset}
              </Link>
            )}
          </p>
          {messages.length > 0 && (
            <SelectionForm>
              <ul>
                {messages.map((message) => (
                  <Row key={message.id} message={message} view={view} now={now} />
                ))}
              </ul>
            </SelectionForm>
          )}
          <p className={cn(lineClasses, 'not-empty:pt-4')} data-print="hide">
            {view.before && (
              <Link className="link" href={`${inboxHref(here)}#list`} prefetch={false}>
                {words.newest}
              </Link>
            )}
            {older && (
              <Link className="link" href={`${inboxHref(older)}#list`} prefetch={false}>
                {words.older}
              </Link>
            )}
          </p>
        </section>
        <div id="message" className={paneClasses}>
          {opened ? (
            <OpenMessage key={opened.id} message={opened} nextHref={nextHref} view={view} now={now} />
          ) : (
            <p className="py-8 text-muted max-md:hidden">{view.message ? words.gone : words.choose}</p>
          )}
        </div>
      </div>
    </>
  );
}

function Row({ message, view, now }: { message: ListedMessage; view: InboxView; now: number }) {
  const { id, name, type, subject, created_at, state, beginning } = message;
  return (
    <li id={`message-${id}`} className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-5">
      <Checkbox name="id" value={id} aria-label={words.select(subject || words.noSubject)} className="mt-4" />
      <Link
        href={`${inboxHref({ ...pageFields(view), message: id })}#message`}
        prefetch={false}
        scroll={false}
        className={cn(rowClasses)}
        aria-current={id === view.message || undefined}
      >
        <span className={cn('wrap-anywhere', state === 'new' && 'font-strong')}>
          {subject || words.noSubject}
        </span>
        <span className="line-clamp-2 text-sm/[1.6] wrap-anywhere text-muted">{beginning}</span>
        <span className="text-sm/[1.6] wrap-anywhere text-muted">
          {name} · {topicLabel(type)} ·{' '}
          <time dateTime={datetimeOf(created_at)}>{writeAge(created_at, now)}</time>
        </span>
        {(state !== 'new' || isLate(created_at, now)) && (
          <span className="mt-[0.35rem] flex flex-wrap gap-[0.4rem]">
            {state !== 'new' && <Badge>{words.states[state]}</Badge>}
            {isOpen(state) && isLate(created_at, now) && <Badge tone="apricot">{words.late}</Badge>}
          </span>
        )}
      </Link>
    </li>
  );
}
