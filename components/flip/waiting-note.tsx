import { Button, ButtonLink } from '@/components/ui/button';
import { flipWords } from '@/content/flip';
import { paths } from '@/lib/paths';

const words = flipWords.waiting;
const accountAndBack = `${paths.account}?next=${encodeURIComponent(paths.flipApp)}`;

interface WaitingNoteProps {
  /** Number of this person's flips in the outbox. */
  count: number;
  /** Why the account accepts none of them at present. */
  held: 'no-consent' | 'full' | null;
  /** Email of a person whose session has expired. */
  expired: string | null;
  onSend: () => void;
  onForget: () => void;
}

/** Flips that are not saved to the account yet, and what to do about them. */
export function WaitingNote({ count, held, expired, onSend, onForget }: WaitingNoteProps) {
  if (count === 0 && expired === null) return null;
  return (
    <div role="status" className="flip-note">
      {count > 0 && <p>{count === 1 ? words.one : `${count}${words.many}`}</p>}
      {expired === null ? (
        <WhatNext held={held} onSend={onSend} />
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

function WhatNext({ held, onSend }: Pick<WaitingNoteProps, 'held' | 'onSend'>) {
  if (held === 'full') return <p>{words.full}</p>;
  if (held === 'no-consent')
    return (
      <>
        <p>{words.noConsent}</p>
        <ButtonLink variant="secondary" size="sm" className="justify-self-start" href={accountAndBack}>
          {words.agree}
        </ButtonLink>
      </>
    );
  return (
    <Button variant="quiet" size="sm" className="-ml-2 justify-self-start" onClick={onSend}>
      {words.now}
    </Button>
  );
}
