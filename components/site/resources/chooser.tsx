import { NumberRow } from '@/components/site/safety/number-row';
import { resourcesPage } from '@/content/resources';
import { emergency, talk } from '@/content/safety';

const { label, danger, talk: talkLabel } = resourcesPage.chooser;

/** Two rows of numbers above everything else: emergency services, and lines to talk or text to. */
export function Chooser() {
  return (
    <nav aria-label={label} className="grid w-full gap-2.5">
      <p id="chooser-danger" className="font-semibold">
        {danger}
      </p>
      <NumberRow numbers={emergency.numbers} labelledBy="chooser-danger" tone="danger" />
      <p id="chooser-talk" className="mt-3 font-semibold">
        {talkLabel}
      </p>
      <NumberRow numbers={talk.numbers} labelledBy="chooser-talk" tone="talk" />
    </nav>
  );
}
