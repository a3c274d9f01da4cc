import { Badge } from '@/components/ui/badge';
import { readyAnswers } from '@/content/admin/canned-answers';
import { inboxWords as words } from '@/content/admin/inbox';
import { contactTopics } from '@/content/contact';
import type { MessageState, OpenedMessage } from '@/lib/data/admin/inbox';
import type { Settings } from '@/lib/data/settings';
import { isLate } from '@/lib/domain/admin/open-hours';
import { datetimeOf, writeMoment } from '@/lib/domain/admin/range';
import { publicEnv } from '@/lib/env';
import { paths } from '@/lib/paths';
import { AdminLink, adminHref, type Fields } from '../parts';
import { MessageTitle, MoveForm, ReplyForm } from './forms';

interface OpenMessageProps {
  message: OpenedMessage;
  settings: Settings;
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

/** A message with its replies and actions. */
export function OpenMessage({ message, settings, nextHref, listed, now }: OpenMessageProps) {
  const { id, name, email, type, subject, created_at, state, takes_mail } = message;
  const isInDanger = message.may_be_in_danger && isOpen(state);
  const { signature, time_zone: zone } = settings;
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
      <p className="md:hidden" data-print="hide">
        <AdminLink href={`${inboxHref(listed)}#message-${id}`}>{words.backToList}</AdminLink>
      </p>
      <header className="grid gap-2">
        <MessageTitle>{title}</MessageTitle>
        <p className="text-sm text-muted wrap-anywhere">
          {name},{' '}
          <AdminLink href={adminHref({ q: email }, paths.adminPeople)} title={words.person}>
            {email}
          </AdminLink>
          <br />
          {topicLabel(type)} · <time dateTime={datetimeOf(created_at)}>{writeMoment(created_at, zone)}</time>
        </p>
        <p className="flex flex-wrap gap-2">
          <Badge tone={isOpen(state) ? 'sea' : 'line'}>{words.states[state]}</Badge>
          {message.may_be_in_danger && <Badge tone="danger">{words.danger.badge}</Badge>}
          {isOpen(state) && isLate(created_at, now, settings) && <Badge tone="apricot">{words.late}</Badge>}
        </p>
      </header>
      <MessageText text={message.message} />
      {isInDanger && <InDanger />}
      <MoveForm id={id} state={state} title={title} nextHref={nextHref} />
      {message.replies.length > 0 && (
        <section aria-labelledby="replies-title" className="grid gap-4">
          <h3 id="replies-title" className="text-lg">
            {words.replies.title}
          </h3>
          {message.replies.map((reply) => (
            <div key={reply.created_at} className="border-l-[3px] border-sage pl-5">
              <MessageText text={reply.body} />
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
                  {each.subject || words.noSubject}
                </AdminLink>{' '}
                <span className="text-muted">
                  {writeMoment(each.created_at, zone)} · {words.states[each.state]}
                </span>
              </li>
            ))}
          </ul>
        </section>
      )}
      {takes_mail ? (
        <ReplyForm
          id={id}
          initialText={`${words.reply.greeting(firstName(name))}${signature && `\n\n${signature}`}`}
          signature={signature}
          canned={canned}
          isInDanger={isInDanger}
        />
      ) : (
        <p className="max-w-text">{words.reply.noMail}</p>
      )}
    </article>
  );
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

/** Characters of a message shown before the rest is collapsed. */
const SHOWN = 1_200;

/**
 * Splits a long message at the end of a line or word.
 * @returns an empty rest if the message is short enough
 */
function foldMessage(text: string): [shown: string, rest: string] {
  const characters = [...text];
  if (characters.length <= SHOWN * 1.25) return [text, ''];
  const head = characters.slice(0, SHOWN).join('');
  const end = Math.max(head.lastIndexOf('\n'), head.lastIndexOf(' '));
  const cut = end > head.length / 2 ? end : head.length;
  return [text.slice(0, cut), text.slice(cut)];
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

function replyState({ sent_at, dead_reason }: OpenedMessage['replies'][number], zone: string): string {
  if (sent_at) return words.replies.sent(writeMoment(sent_at, zone));
  if (dead_reason === 'suppressed') return words.replies.stopped;
  return dead_reason ? words.replies.failed : words.replies.waiting;
}
