import { useState } from 'react';
import { flushSync } from 'react-dom';
import { NumberList, nearest } from '@/components/site/numbers';
import { Button } from '@/components/ui/button';
import { flipWords } from '@/content/flip/flip';
import { night } from '@/content/night';
import { ask, emergency, talk } from '@/content/safety';
import { isAtHome } from '@/lib/domain/place';
import { devicePlace } from '../shell/parts';
import { SlipForm } from '../shell/slip';
import { OwnDoctor } from './own-plan';

const words = flipWords.flip.act;

/** The nearest emergency number, advice line and talk line, as large buttons. */
export function ActNumbers() {
  const place = devicePlace();
  const advice = ask.numbers.filter(({ homes }) => isAtHome(homes, place));
  const talks = nearest(talk.numbers, place);
  return (
    <div data-safety="" className="grid gap-1.5 [--number-height:3.25rem]">
      <NumberList
        numbers={[...nearest(emergency.numbers, place), ...advice, ...talks]}
        tone="danger"
        className="grid-cols-[repeat(auto-fit,minmax(min(6.5rem,50%-0.25rem),1fr))]"
      />
      {!talks.some(({ homes }) => isAtHome(homes, place)) && (
        <p className="text-sm">
          {talk.shortly} <a href={talk.elsewhere.href}>{talk.elsewhere.label}</a>
        </p>
      )}
    </div>
  );
}

interface ActFirstProps {
  /** Emergency mode has the numbers below, at the foot of the screen. */
  emergency: boolean;
  /** Moves on to the techniques, which can also be chosen before. */
  onGoOn: () => void;
}

/** After YES: shows whom to call first, or keeps three words for tomorrow. */
export function ActFirst({ emergency: isEmergency, onGoOn }: ActFirstProps) {
  const [stage, setStage] = useState<'act' | 'tomorrow' | 'done'>('act');
  const goOn = () => {
    // The techniques move up as the button goes, and are scrolled to where they are then.
    flushSync(() => setStage('done'));
    onGoOn();
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: the group itself receives focus, which a fieldset does not.
    <div
      role="group"
      aria-labelledby="act-first"
      tabIndex={-1}
      data-focus="act"
      className="grid gap-3 rounded-md border-l-4 border-danger bg-surface p-3"
    >
      <p id="act-first" data-safety="" className="leading-snug font-semibold">
        {flipWords.flip.actFirst}
      </p>
      {!isEmergency && (
        <>
          <ActNumbers />
          <OwnDoctor />
        </>
      )}
      {stage === 'act' && (
        <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,7.5rem),1fr))] gap-2">
          <Button variant="secondary" className="px-2!" onClick={goOn}>
            {words.done}
          </Button>
          <Button variant="secondary" className="px-2!" onClick={() => setStage('tomorrow')}>
            {words.tomorrow}
          </Button>
        </div>
      )}
      {stage === 'tomorrow' && (
        <>
          <SlipForm id="for-tomorrow" label={night.wait.label} autoFocus />
          <Button variant="secondary" onClick={goOn}>
            {words.goOn}
          </Button>
        </>
      )}
      <p data-safety="" className="text-sm leading-snug">
        {ask.when}: {ask.plainly}
      </p>
      {/* Below the buttons, which stay on the first screen. */}
      {isEmergency && <OwnDoctor />}
    </div>
  );
}
