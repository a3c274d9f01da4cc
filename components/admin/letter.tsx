import { Badge } from '@/components/ui/badge';
import { Button, ButtonLink } from '@/components/ui/button';
import { adminWords } from '@/content/admin';
import { writeMoment } from '@/lib/domain/admin/day-words';
import { isLate, writeAge } from '@/lib/domain/admin/promise';
import { replyLink } from '@/lib/domain/admin/reply-link';

const words = adminWords.inbox;

interface LetterProps {
  letter: {
    id: string;
    name: string;
    email: string;
    subject: string | null;
    message: string;
    created_at: string;
    handled_at: string | null;
  };
  topic: string;
  /** Epoch milliseconds. */
  now: number;
}

/** One letter; what is still open lies open. */
export function Letter({ letter, topic, now }: LetterProps) {
  const open = letter.handled_at === null;
  const title = letter.subject || words.noSubject;
  return (
    <li className="inbox-letter">
      <details open={open}>
        <summary>
          <span className="inbox-title">{title}</span>
          <span className="inbox-facts">
            {letter.name} · {topic} ·{' '}
            <time dateTime={letter.created_at}>{writeAge(letter.created_at, now)}</time>
          </span>
          {open && isLate(letter.created_at, now) && <Badge tone="apricot">{words.late}</Badge>}
        </summary>
        <div className="inbox-sheet">
          <p className="inbox-words">{letter.message}</p>
          <p className="text-sm text-muted">
            {letter.email}, {writeMoment(letter.created_at)} UTC
            {letter.handled_at && `. ${words.handledOn}: ${writeMoment(letter.handled_at)} UTC`}
          </p>
          <p className="flex flex-wrap gap-3" data-print="hide">
            <ButtonLink
              size="sm"
              variant="secondary"
              href={replyLink(letter)}
              aria-label={`${words.reply}: ${title}`}
            >
              {words.reply}
            </ButtonLink>
            <Button
              type="submit"
              size="sm"
              variant="quiet"
              name={open ? 'handle' : 'reopen'}
              value={letter.id}
              aria-label={`${open ? words.handle : words.reopen}: ${title}`}
            >
              {open ? words.handle : words.reopen}
            </Button>
          </p>
        </div>
      </details>
    </li>
  );
}
