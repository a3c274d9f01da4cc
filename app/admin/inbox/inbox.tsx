import Link from 'next/link';
import { InboxFilter } from '@/components/admin/inbox-filter';
import { Badge } from '@/components/ui/badge';
import { inboxWords as words } from '@/content/admin-inbox';
import type { InboxData, ListedMessage } from '@/lib/data/admin-inbox';
import { isOpen } from '@/lib/domain/admin/message-state';
import { isLate, writeAge } from '@/lib/domain/admin/response-time';
import { PAGE_SIZE } from '../address';
import { type InboxView, inboxHref, messageFields, pageFields, topicLabel } from './address';
import { OpenMessage } from './open-message';

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
  return (
    <div className="inbox">
      <p className="mb-6 max-w-text text-sm text-muted">{words.note}</p>
      <InboxFilter search={view.search} topic={view.topic} shown={view.state} counts={counts} />
      <div className="inbox-pair">
        <section id="list" aria-label={words.list} className="inbox-list">
          <p className="inbox-count">
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
          <p className="inbox-pages" data-print="hide">
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
        <div id="message" className="inbox-open">
          {opened ? (
            <OpenMessage key={opened.id} message={opened} view={view} now={now} />
          ) : (
            <p className="inbox-none">{view.message ? words.gone : words.choose}</p>
          )}
        </div>
      </div>
    </div>
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
        className="inbox-row"
        aria-current={id === view.message || undefined}
        data-state={state}
      >
        <span className="inbox-subject">{subject || words.noSubject}</span>
        <span className="inbox-facts">
          {name} · {topicLabel(type)} · <time dateTime={created_at}>{writeAge(created_at, now)}</time>
        </span>
        {(state !== 'new' || isLate(created_at, now)) && (
          <span className="inbox-badges">
            {state !== 'new' && <Badge>{words.states[state]}</Badge>}
            {isOpen(state) && isLate(created_at, now) && <Badge tone="apricot">{words.late}</Badge>}
          </span>
        )}
      </Link>
    </li>
  );
}
