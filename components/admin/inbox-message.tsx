import { Badge } from '@/components/ui/badge';
import { Button, ButtonLink } from '@/components/ui/button';
import { adminWords } from '@/content/admin';
import { writeMoment } from '@/lib/domain/admin/day-words';
import { isLate, writeAge } from '@/lib/domain/admin/promise';
import { replyLink } from '@/lib/domain/admin/reply-link';

const { inbox } = adminWords;

interface InboxMessageProps {
  message: {
    id: string;
    name: string;
    email: string;
    subject: string | null;
    created_at: string;
    handled_at: string | null;
  };
  topic: string;
  /** Epoch milliseconds. */
  now: number;
  /** What it says, when it is open. The list holds no text: opening a message is written down. */
  text: string | null;
  openHref: string;
  closeHref: string;
}

/** One message of the inbox. */
export function InboxMessage({ message, topic, now, text, openHref, closeHref }: InboxMessageProps) {
  const waits = message.handled_at === null;
  const title = message.subject || inbox.noSubject;
  const isOpen = text !== null;
  return (
    <li id={`message-${message.id}`} className="inbox-message">
      <div className="inbox-head">
        <span className="inbox-title">{title}</span>
        <span className="inbox-facts">
          {message.name} · {topic} ·{' '}
          <time dateTime={message.created_at}>{writeAge(message.created_at, now)}</time>
        </span>
        {waits && isLate(message.created_at, now) && <Badge tone="apricot">{inbox.late}</Badge>}
        <a
          className="link is-alone"
          data-print="hide"
          href={isOpen ? closeHref : openHref}
          aria-label={`${isOpen ? inbox.close : inbox.read}: ${title}`}
        >
          {isOpen ? inbox.close : inbox.read}
        </a>
      </div>
      {isOpen && (
        <div className="inbox-sheet">
          <p className="inbox-text">{text}</p>
          <p className="text-sm text-muted">
            {message.email}, {writeMoment(message.created_at)} UTC
            {message.handled_at && `. ${inbox.handledOn}: ${writeMoment(message.handled_at)} UTC`}
          </p>
          <p className="flex flex-wrap gap-3" data-print="hide">
            <ButtonLink
              size="sm"
              variant="secondary"
              href={replyLink({ ...message, message: text })}
              aria-label={`${inbox.reply}: ${title}`}
            >
              {inbox.reply}
            </ButtonLink>
            <Button
              type="submit"
              size="sm"
              variant="quiet"
              name={waits ? 'handle' : 'reopen'}
              value={message.id}
              aria-label={`${waits ? inbox.handle : inbox.reopen}: ${title}`}
            >
              {waits ? inbox.handle : inbox.reopen}
            </Button>
          </p>
        </div>
      )}
    </li>
  );
}
