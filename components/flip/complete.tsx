import { SpiralToLine } from '@/components/illustrations/spiral-to-line';
import { Button } from '@/components/ui/button';
import { flipWords } from '@/content/flip';
import type { Saving } from './types';

const words = flipWords.flip;
const savingTexts = {
  none: null,
  pending: null,
  device: words.waiting,
  memory: words.notStored,
  account: words.saved,
} as const satisfies Record<Saving, string | null>;

/** The page has turned and stays turned. */
export function Complete({ saving, onHome }: { saving: Saving; onHome: () => void }) {
  return (
    <div className="flip-complete">
      <SpiralToLine className="flip-line" />
      <h1 className="flip-title">{words.steps.complete.title}</h1>
      <p className="flip-prompt">{words.steps.complete.prompt}</p>
      <p role="status" className="min-h-[1.6em] text-base">
        {savingTexts[saving]}
      </p>
      <Button size="lg" data-focus="" className="flip-wide" onClick={onHome}>
        {words.home}
      </Button>
    </div>
  );
}
