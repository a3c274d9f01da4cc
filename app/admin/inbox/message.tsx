import { Badge } from '@/components/ui/badge';
import { cn } from '@/components/ui/cn';
import { readyAnswers } from '@/content/admin/canned-answers';
import { inboxWords as words } from '@/content/admin/inbox';
import { contactTopics } from '@/content/contact';
import { crisisAnswersIn } from '@/content/danger/answers';
import { type LastReply, type MessageState, messageStates, type OpenedMessage } from '@/lib/data/admin/inbox';
import { languageOfDanger } from '@/lib/data/contact-messages';
import type { Settings } from '@/lib/data/settings';
import { datetimeOf, formatMoment, formatRecent, isLate } from '@/lib/domain/admin/dates';
import type { WorkspaceRole } from '@/lib/domain/session';
import { publicEnv } from '@/lib/env';
import { paths } from '@/lib/paths';
import { AdminLink, adminHref, type Fields } from '../parts';
import { MessageTitle, MoveForm, ToReply } from './forms';
import { ReplyForm } from './reply-form';

interface OpenMessageProps {
  message: OpenedMessage;
  role: WorkspaceRole;
  settings: Settings;
  /** Shown below an answer. */
  signature: string;
  /** Of the message after it in the list. */
  nextHref: string | undefined;
  /** The query parameters of the list. */
  listed: Fields;
  /** Epoch milliseconds. */
  now: number;
}

export const inboxHref = (fields: Fields) => adminHref(fields, paths.adminInbox);

export const topicLabel = (type: string) => contactTopics.find(({ id }) => id === type)?.label ?? type;

/** Whether the message still needs the owner. */
export const isOpen = (state: MessageState) => state === 'new' || state === 'in-progress';

/** What followed a message last, by whom and when. */
export function lastText({ kind, who, created_at }: LastReply, now: number, zone: string): string {
  const when = formatRecent(created_at, now, zone);
  return kind === 'reply' ? words.last.reply(who ?? words.replies.someone, when) : words.last[kind](when);
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

/** On a phone it stays at the top, so that the answer is one press away however long the thread is. */
const backClasses =
  'sticky top-(--frame-top) z-10 -mx-2 -my-3 flex flex-wrap justify-between gap-x-5 bg-surface p-2 md:hidden';

/** A message with its replies and actions. */
export function OpenMessage({ message, role, settings, signature, nextHref, listed, now }: OpenMessageProps) {
  const { id, name, email, type, subject, created_at, state, accepts_mail } = message;
  const isInDanger = message.may_be_in_danger && isOpen(state);
  const last = message.replies.findLast(isOfPeople);
  const { time_zone: zone } = settings;
  const title = subject || words.noSubject;
  const { SITE_URL } = publicEnv();
  const canned = readyAnswers(settings.ready_answers).map(({ text, ...each }) => ({
    ...each,
    text: text.replaceAll('{site}', SITE_URL),
  }));
  return (
    <article
      aria-labelledby="message-title"
      className="grid gap-7 rounded-md border border-line bg-surface p-[clamp(1.25rem,3vw,2.25rem)]"
    >
      <p className={backClasses} data-print="hide">
        <AdminLink href={`${inboxHref(listed)}#message-${id}`}>{words.backToList}</AdminLink>
        <AdminLink href={`${inboxHref(listed)}#search`}>{words.search}</AdminLink>
        {accepts_mail && <ToReply />}
      </p>
      <header className="grid gap-2">
        <MessageTitle>{title}</MessageTitle>
        <p className="text-sm text-muted wrap-anywhere">
          <bdi>{name}</bdi>,{' '}
          {role === 'inbox' ? (
            email
          ) : (
            <AdminLink href={adminHref({ q: email }, paths.adminPeople)} title={words.person}>
              {email}
            </AdminLink>
          )}
          <br />
          {topicLabel(type)} · <time dateTime={datetimeOf(created_at)}>{formatMoment(created_at, zone)}</time>
        </p>
        {last && <p className="text-sm font-semibold">{lastText(last, now, zone)}</p>}
        <p className="flex flex-wrap gap-2">
          <Badge tone={isOpen(state) ? 'sea' : 'line'}>{words.states[state]}</Badge>
          {message.may_be_in_danger && <Badge tone="danger">{words.danger.badge}</Badge>}
          {message.taken_by && isOpen(state) && <Badge>{words.takenBy(message.taken_by)}</Badge>}
          {isOpen(state) && isLate(created_at, now, settings) && <Badge tone="apricot">{words.late}</Badge>}
        </p>
      </header>
      <MessageText text={message.message} />
      {isInDanger && <InDanger />}
      <MoveForm id={id} state={state} title={title} nextHref={nextHref} isInDanger={isInDanger} />
      {message.replies.length > 0 && (
        <section aria-labelledby="replies-title" className="grid gap-4">
          <h3 id="replies-title" className="text-lg">
            {words.replies.title}
          </h3>
          {message.replies.map((reply) => (
            <div
              key={`${reply.created_at} ${reply.kind}`}
              className={cn('border-l-[3px] pl-5', reply.kind === 'reply' ? 'border-sage' : 'border-edge')}
            >
              <p dir="auto" className="mb-2 text-sm font-semibold wrap-anywhere">
                {whoWrote(reply)}
              </p>
              <MessageText text={reply.body} />
              {reply.attachments.length > 0 && (
                <p className="mt-2 text-sm wrap-anywhere">
                  {words.replies.attachments(reply.attachments.join(', '))}
                </p>
              )}
              <p className="mt-2 text-sm text-muted">{replyState(reply, zone)}</p>
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
                <AdminLink href={`${paths.adminMessage(each.id)}#message`}>
                  <bdi>{each.subject || words.noSubject}</bdi>
                </AdminLink>{' '}
                <span className="text-muted">
                  {formatMoment(each.created_at, zone)} · {words.states[each.state]}
                </span>
              </li>
            ))}
          </ul>
        </section>
      )}
      {accepts_mail ? (
        <ReplyForm
          id={id}
          seen={message.replies.length}
          initialText={`${words.reply.greeting(firstName(name))}${signature && `\n\n${signature}`}`}
          signature={signature}
          canned={canned}
          crisis={isInDanger ? crisisAnswersIn(languageOfMessage(message)) : null}
          isInDanger={isInDanger}
          nextHref={nextHref}
        />
      ) : (
        <p className="max-w-text">{words.reply.noMail}</p>
      )}
    </article>
  );
}

/** The language of the words of danger, newest first: the last answer says most about now. */
function languageOfMessage({ subject, message, replies }: OpenedMessage): string | null {
  const theirs = replies.filter(({ kind }) => kind === 'answer').map(({ body }) => body);
  const texts = [...theirs.reverse(), `${subject ?? ''}\n\n${message}`];
  return texts.map(languageOfDanger).find((language) => language !== null) ?? null;
}

/** What to do about a message with words of danger. */
function InDanger() {
  const { title, note, steps, resources } = words.danger;
  return (
    <div
      role="note"
      className="grid gap-3 rounded-md border-l-4 border-danger bg-danger-wash px-5 py-4"
      aria-labelledby="danger-title"
    >
      <h3 id="danger-title" className="text-lg text-danger">
        {title}
      </h3>
      <ol className="grid list-decimal gap-2 pl-5">
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <p className="text-sm">
        {note}{' '}
        <a className="link" href={paths.resources}>
          {resources}
        </a>
      </p>
    </div>
  );
}

/** Characters, and lines, of a message shown before the rest is collapsed. */
const SHOWN = 2_400;
const SHOWN_LINES = 40;

/**
 * Splits a long message between two paragraphs, else after a sentence, else after a word.
 * @returns an empty rest if the message is short enough
 */
export function foldMessage(text: string): [shown: string, rest: string] {
  const lines = text.split('\n');
  const isLong = lines.length > SHOWN_LINES * 1.25;
  if (text.length <= SHOWN * 1.25 && !isLong) return [text, ''];
  // A quoted thread has many short lines.
  const most = isLong ? lines.slice(0, SHOWN_LINES).join('\n').length + 1 : SHOWN;
  const head = text.slice(0, Math.min(SHOWN, most));
  const ends = [/\n\s*\n/g, /\n/g, /[.!?…](?=\s)/g, /\s/g].map((end) => {
    const last = [...head.matchAll(end)].at(-1);
    return last ? last.index + last[0].length : 0;
  });
  const cut = ends.find((end) => end > head.length / 2) ?? head.length;
  return [text.slice(0, cut).trimEnd(), text.slice(cut)];
}

function MessageText({ text }: { text: string }) {
  const [shown, rest] = foldMessage(text);
  return (
    <div className="max-w-prose wrap-anywhere whitespace-pre-line">
      <p dir="auto">{shown}</p>
      {rest && (
        <details className="mt-2">
          <summary className="link">{words.rest([...rest].length)}</summary>
          <p dir="auto">{rest}</p>
        </details>
      )}
    </div>
  );
}

type Reply = OpenedMessage['replies'][number];

const isOfPeople = (reply: Reply): reply is Reply & LastReply => reply.kind !== 'auto';

function whoWrote({ kind, who }: Reply): string {
  const name = who ?? words.replies.someone;
  if (kind === 'reply') return words.replies.ours(name);
  return kind === 'bounce' ? words.replies.bounce : words.replies[kind](name);
}

function replyState({ kind, created_at, sent_at, dead_reason }: Reply, zone: string): string {
  if (kind !== 'reply') return formatMoment(created_at, zone);
  if (sent_at) return words.replies.sent(formatMoment(sent_at, zone));
  if (dead_reason === 'suppressed') return words.replies.stopped;
  return dead_reason ? words.replies.failed : words.replies.waiting;
}

/** Where the messages of a search are. */
export function FoundIn({ found }: { found: Partial<Record<MessageState, number>> }) {
  const parts = messageStates.flatMap((state) => {
    const count = found[state] ?? 0;
    return count > 0 ? [words.foundIn[state](count)] : [];
  });
  return parts.length > 0 && <span>{parts.join(', ')}</span>;
}
