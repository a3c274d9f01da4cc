import Link from 'next/link';
import { InboxFilter } from '@/components/admin/inbox-filter';
import { Badge } from '@/components/ui/badge';
import { cn } from '@/components/ui/cn';
import { inboxWords as words } from '@/content/admin-inbox';
import type { InboxData, ListedMessage } from '@/lib/data/admin-inbox';
import { isLate, isOpen, writeAge } from '@/lib/domain/admin/inbox';
import { PAGE_SIZE } from '../address';
import { type InboxView, inboxHref, messageFields, pageFields, topicLabel } from './address';
import { OpenMessage } from './open-message';

const paneClasses = 'min-w-0 scroll-mt-[calc(var(--frame-top,0rem)+1rem)]';
const lineClasses = 'flex flex-wrap gap-x-5 gap-y-1 text-sm/[1.6] text-muted';
const rowClasses = [
  '-mx-3 grid gap-[0.15rem] border-b border-line px-3 py-[0.8rem] hover:bg-surface aria-[current]:bg-sage-wash',
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
  // Narrow screens show only the open message, with a link back to the list.
  const hiddenBesideOpen = opened && 'max-md:hidden';
  return (
    <>
      <div className={cn('mb-7', hiddenBesideOpen)}>
        <p className="mb-6 max-w-text text-sm text-muted">{words.note}</p>
        <InboxFilter search={view.search} topic={view.topic} shown={view.state} counts={counts} />
      </div>
      <div className="grid gap-8 md:grid-cols-[minmax(16rem,2fr)_minmax(0,3fr)] md:items-start md:gap-[clamp(2rem,3vw,3rem)]">
        <section id="list" aria-label={words.list} className={cn(paneClasses, hiddenBesideOpen)}>
          <p className={cn(lineClasses, 'border-b border-edge pb-3')}>
            {matches === 0 ? words.empty : words.count(matches)}
            {Object.keys(here).length > 0 && (
              <Link className="link" href={`${inboxHref({})}#list`} prefetch={false}>
                {words.reset}
              </Link>
            )}
          </p>
          <ul>
            {messages.map((message) => (
              <Row key={message.id} message={message} view={view} now={now} />
            ))}
          </ul>
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
            <OpenMessage key={opened.id} message={opened} view={view} now={now} />
          ) : (
            <p className="py-8 text-muted max-md:hidden">{view.message ? words.gone : words.choose}</p>
          )}
        </div>
      </div>
    </>
  );
}

function Row({ message, view, now }: { message: ListedMessage; view: InboxView; now: number }) {
  const { id, name, type, subject, created_at, state } = message;
  return (
    <li id={`message-${id}`}>
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
        <span className="text-sm/[1.6] wrap-anywhere text-muted">
          {name} · {topicLabel(type)} · <time dateTime={created_at}>{writeAge(created_at, now)}</time>
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
