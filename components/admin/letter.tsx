import { Badge } from '@/components/ui/badge';
import { Button, ButtonLink } from '@/components/ui/button';
import { adminWords } from '@/content/admin';
import { writeMoment } from '@/lib/domain/admin/day-words';
import { isLate, writeAge } from '@/lib/domain/admin/promise';
import { replyLink } from '@/lib/domain/admin/reply-link';

const { inbox } = adminWords;

interface LetterProps {
  letter: {
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
  /** What it says, when it is open. The list holds no words: opening a letter is asked for, and written down. */
  words: string | null;
  openHref: string;
  closeHref: string;
}

/** One letter of the inbox. */
export function Letter({ letter, topic, now, words, openHref, closeHref }: LetterProps) {
  const waits = letter.handled_at === null;
  const title = letter.subject || inbox.noSubject;
  const isOpen = words !== null;
  return (
    <li id={`letter-${letter.id}`} className="inbox-letter">
      <div className="inbox-head">
        <span className="inbox-title">{title}</span>
        <span className="inbox-facts">
          {letter.name} · {topic} ·{' '}
          <time dateTime={letter.created_at}>{writeAge(letter.created_at, now)}</time>
        </span>
        {waits && isLate(letter.created_at, now) && <Badge tone="apricot">{inbox.late}</Badge>}
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
          <p className="inbox-words">{words}</p>
          <p className="text-sm text-muted">
            {letter.email}, {writeMoment(letter.created_at)} UTC
            {letter.handled_at && `. ${inbox.handledOn}: ${writeMoment(letter.handled_at)} UTC`}
          </p>
          <p className="flex flex-wrap gap-3" data-print="hide">
            <ButtonLink
              size="sm"
              variant="secondary"
              href={replyLink({ ...letter, message: words })}
              aria-label={`${inbox.reply}: ${title}`}
            >
              {inbox.reply}
            </ButtonLink>
            <Button
              type="submit"
              size="sm"
              variant="quiet"
              name={waits ? 'handle' : 'reopen'}
              value={letter.id}
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
