import { useState } from 'react';
import { flushSync } from 'react-dom';
import { NumberList, nearest } from '@/components/site/numbers';
import { Button } from '@/components/ui/button';
import { cn } from '@/components/ui/cn';
import { flipWords } from '@/content/flip/flip';
import { planWords } from '@/content/flip/plan';
import { night } from '@/content/night';
import { ask, emergency, type SafetyNumber, talk } from '@/content/safety';
import { isAtHome } from '@/lib/domain/place';
import { devicePlace, NumberBar } from '../shell/parts';
import { SlipForm } from '../shell/slip';
import { OwnDoctor } from './own-plan';

const words = flipWords.flip.act;

/** The nearest emergency number, advice line and talk line. */
export function actNumbers(): readonly SafetyNumber[] {
  const place = devicePlace();
  const advice = ask.numbers.filter(({ homes }) => isAtHome(homes, place));
  return [...nearest(emergency.numbers, place), ...advice, ...nearest(talk.numbers, place)];
}

/** These as large buttons. */
export function ActNumbers() {
  const place = devicePlace();
  const numbers = actNumbers();
  return (
    <div data-safety="" className="grid gap-1.5 [--number-height:3.25rem]">
      <NumberList
        numbers={numbers}
        tone="danger"
        // Four numbers are two rows of two, or one row.
        className={
          numbers.length === 4
            ? 'grid-cols-[repeat(auto-fit,minmax(min(100%,max(4.5rem,clamp(25%-0.375rem,(28rem-100%)*99,50%-0.25rem))),1fr))]'
            : 'grid-cols-[repeat(auto-fit,minmax(min(6.5rem,max(50%-0.25rem,4.5rem)),1fr))]'
        }
      />
      {!talk.numbers.some(({ homes }) => isAtHome(homes, place)) && (
        <p className="text-sm">
          {talk.shortly} <a href={talk.elsewhere.href}>{talk.elsewhere.label}</a>
        </p>
      )}
    </div>
  );
}

const { more, fewer } = flipWords.crisis;
const allNumbers: readonly SafetyNumber[] = [...emergency.numbers, ...talk.numbers];

interface CrisisBarProps {
  /** Whether there is something to do, so that the advice line is near, too. */
  withAdvice: boolean;
  /** Numbers that the screen shows already. */
  above?: readonly SafetyNumber[];
  /** Opens the plan, if there is one. */
  onPlan?: (() => void) | undefined;
}

/** Numbers to call or text, one tap away throughout emergency mode: the nearest first, the rest behind a button. */
export function CrisisBar({ withAdvice, above = [], onPlan }: CrisisBarProps) {
  const [showsAll, setShowsAll] = useState(false);
  const place = devicePlace();
  const isKnown = nearest(allNumbers, place) !== allNumbers;
  const near: readonly SafetyNumber[] = [
    ...nearest(emergency.numbers, place),
    ...ask.numbers.filter(({ homes }) => withAdvice && isAtHome(homes, place)),
    ...(isKnown ? nearest(talk.numbers, place) : []),
  ].filter((number) => !above.includes(number));
  const rest = allNumbers.filter((number) => !near.includes(number) && !above.includes(number));
  if (near.length + rest.length === 0 && !onPlan) return null;
  return (
    <NumberBar
      numbers={[...near, ...(showsAll ? rest : [])]}
      // Two rows on a phone, so that the stage keeps room for the question.
      className={onPlan ? '[--column:5.5rem]' : near.length < 4 ? undefined : '[--column:6.25rem]'}
    >
      {rest.length > 0 && (
        <li>
          <button
            type="button"
            className="crisis-number"
            aria-expanded={showsAll}
            onClick={() => setShowsAll(!showsAll)}
          >
            {showsAll ? fewer : more.label}
          </button>
        </li>
      )}
      {onPlan && (
        <li>
          <button type="button" className="crisis-number" onClick={onPlan}>
            {planWords.title}
          </button>
        </li>
      )}
    </NumberBar>
  );
}

interface ActFirstProps {
  /** Emergency mode has the numbers below, at the foot of the screen. */
  emergency: boolean;
  /** False just after the answer: a second tap meant for it would call a number. */
  settled: boolean;
  /** Moves on to the techniques, which can also be chosen before. */
  onGoOn: () => void;
}

/** After YES: shows whom to call first, or keeps three words for tomorrow. */
export function ActFirst({ emergency: isEmergency, settled, onGoOn }: ActFirstProps) {
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
      className={cn(
        'grid grid-cols-1 gap-3 rounded-md border-l-4 border-danger bg-surface p-3',
        !settled && 'pointer-events-none',
      )}
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
      {/* Below the buttons, which stay on the first screen. */}
      {isEmergency && <OwnDoctor />}
      <p data-safety="" className="text-sm leading-snug">
        {ask.when}: {ask.plainly}
      </p>
    </div>
  );
}
