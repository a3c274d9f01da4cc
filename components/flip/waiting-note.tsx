import { Button, ButtonLink } from '@/components/ui/button';
import { flipWords } from '@/content/flip';
import { paths } from '@/lib/paths';

const words = flipWords.waiting;

interface WaitingNoteProps {
  /** How many flips of this person wait on the device. */
  count: number;
  /** The e-mail of somebody whose session has ended. */
  expired: string | null;
  onSend: () => void;
  onForget: () => void;
}

/** What has not reached the account yet, and what to do about it; nothing when nothing waits. */
export function WaitingNote({ count, expired, onSend, onForget }: WaitingNoteProps) {
  if (count === 0 && expired === null) return null;
  return (
    <div role="status" className="flip-note">
      {count > 0 && <p>{count === 1 ? words.one : `${count}${words.many}`}</p>}
      {expired === null ? (
        <Button variant="quiet" size="sm" className="-ml-2 justify-self-start" onClick={onSend}>
          {words.now}
        </Button>
      ) : (
        <>
          <p>
            <strong>{expired}</strong> {words.expired} {count > 0 && words.expiredKept}
          </p>
          <div className="flex flex-wrap gap-3">
            <ButtonLink variant="secondary" size="sm" href={paths.flipAuth}>
              {words.signIn}
            </ButtonLink>
            <Button variant="quiet" size="sm" onClick={onForget}>
              {words.notMe}
            </Button>
          </div>
        </>
      )}
    </div>
  );
}
