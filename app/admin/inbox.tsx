import { DashboardSection } from '@/components/admin/dashboard-section';
import { InboxFilter } from '@/components/admin/inbox-filter';
import { InboxMessage } from '@/components/admin/inbox-message';
import { ListForm } from '@/components/admin/list-form';
import { adminWords } from '@/content/admin';
import type { DashboardData } from '@/lib/data/admin-dashboard';
import { markMessage } from './actions';
import { type AdminView, adminHref, auditFields, messageFields, rangeFields, streamField } from './address';
import { topicLabel } from './dashboard-tables';
import { PAGE_SIZE } from './read-dashboard';

const words = adminWords.inbox;

interface InboxProps {
  data: DashboardData;
  view: AdminView;
  /** Epoch milliseconds. */
  now: number;
}

export function Inbox({ data: { inbox }, view, now }: InboxProps) {
  const { messages, matches, opened } = inbox;
  const kept = { ...rangeFields(view), ...auditFields(view), ...streamField(view) };
  const here = { ...kept, ...messageFields(view) };
  const last = messages.at(-1);
  const older = last && messages.length === PAGE_SIZE ? { ...here, before: last.created_at } : null;
  const page = { ...here, ...(view.before && { before: view.before }) };
  return (
    <DashboardSection id="inbox" title={words.title} note={words.note}>
      <InboxFilter search={view.search} topic={view.topic} shown={view.state} kept={kept} />
      <p className="my-6 text-muted">
        {matches === 0 ? words.empty : words.count(matches)}
        {Object.keys(messageFields(view)).length > 0 && (
          <>
            {' · '}
            <a className="link" href={`${adminHref(kept)}#inbox`}>
              {words.reset}
            </a>
          </>
        )}
      </p>
      <ListForm action={markMessage} label={words.title}>
        <ul className="inbox">
          {messages.map((message) => (
            <InboxMessage
              key={message.id}
              message={message}
              topic={topicLabel(message.type)}
              now={now}
              text={message.id === view.message ? opened : null}
              openHref={`${adminHref({ ...page, message: message.id })}#message-${message.id}`}
              closeHref={`${adminHref(page)}#message-${message.id}`}
            />
          ))}
        </ul>
      </ListForm>
      <p className="mt-6 flex flex-wrap gap-6" data-print="hide">
        {view.before && (
          <a className="link" href={`${adminHref(here)}#inbox`}>
            {words.newest}
          </a>
        )}
        {older && (
          <a className="link" href={`${adminHref(older)}#inbox`}>
            {words.older}
          </a>
        )}
      </p>
    </DashboardSection>
  );
}
