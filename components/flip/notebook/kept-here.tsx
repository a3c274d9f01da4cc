import { Button } from '@/components/ui/button';
import { keptWords as words } from '@/content/flip-kept';

interface KeptHereProps {
  /** `none`: there is nothing; `deleted`: there was something until a moment ago. */
  state: 'some' | 'none' | 'deleted' | 'not-deleted' | 'broken';
  isGuest: boolean;
  onCopy: () => void;
  onDelete: () => void;
}

/** What this device holds of the person's own, a copy of it, and the way to be rid of it. */
export function KeptHere({ state, isGuest, onCopy, onDelete }: KeptHereProps) {
  const holds = state === 'some' || state === 'not-deleted';
  return (
    <section
      aria-labelledby="kept-here"
      className="notebook-foot"
      data-print="hide"
      hidden={state === 'none'}
    >
      <h2 id="kept-here" className="font-semibold">
        {words.title}
      </h2>
      <p role="status" className="max-w-prose">
        {state === 'some' || state === 'none' ? words[isGuest ? 'guest' : 'person'] : words[state]}
      </p>
      {holds && (
        <div className="flex flex-wrap gap-3">
          <Button variant="secondary" size="sm" onClick={onCopy}>
            {words.copy}
          </Button>
          <Button variant="quiet" size="sm" onClick={onDelete}>
            {words.remove}
          </Button>
        </div>
      )}
    </section>
  );
}
