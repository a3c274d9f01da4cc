import { Cup } from '@/components/illustrations/cup';
import { Button } from '@/components/ui/button';
import { delayWords } from '@/content/flip-delay';
import { momentText } from './moment';

const { running: words, tell } = delayWords;

/** Whether the browser may send a message: it can be asked, it has agreed, or it has not. */
export type Telling = 'ask' | 'on' | 'off';

interface WaitRunningProps {
  endsAt: number;
  now: number;
  kept: boolean;
  telling: Telling;
  onTell: () => void;
  onFlip: () => void;
  onEnd: () => void;
}

/** Nothing moves here: a count that runs down would be one more thing to check. */
export function WaitRunning({ endsAt, now, kept, telling, onTell, onFlip, onEnd }: WaitRunningProps) {
  return (
    <div className="wait-stage">
      <div className="grid max-w-prose content-start gap-5">
        <h2 className="text-2xl" tabIndex={-1}>
          {words.title}
          {momentText(endsAt, now)}
        </h2>
        <p className="text-lg">{words.text}</p>
        <p className="text-muted">{kept ? words.kept : words.unkept}</p>
        <div className="flex flex-wrap gap-3">
          <Button variant="secondary" onClick={onFlip}>
            {words.flip}
          </Button>
          <Button variant="quiet" onClick={onEnd}>
            {words.end}
          </Button>
        </div>
        <div className="grid justify-items-start gap-1 border-t border-line pt-4 text-sm">
          {telling === 'ask' && (
            <Button variant="quiet" size="sm" className="-ml-2" onClick={onTell}>
              {tell.ask}
            </Button>
          )}
          <p role="status">{telling === 'ask' ? tell.text : tell[telling]}</p>
        </div>
      </div>
      <Cup className="wait-drawing" />
    </div>
  );
}
