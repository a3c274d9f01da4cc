import { type SyntheticEvent, useCallback, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { NumberList, nearest } from '@/components/site/numbers';
import { Button } from '@/components/ui/button';
import { cn } from '@/components/ui/cn';
import { controlClasses } from '@/components/ui/input';
import { flipWords } from '@/content/flip/flip';
import { planWords } from '@/content/flip/plan';
import { night } from '@/content/night';
import { ask, emergency, type SafetyNumber, talk } from '@/content/safety';
import { matchesArea } from '@/lib/domain/area';
import type { FlipStep } from '@/lib/domain/flip';
import { isSendingKey } from '@/lib/domain/slip';
import { crisisNumbers, deviceArea, firstNumbers, NumberBar } from '../shell/parts';
import { saveSlip, useSlip } from '../shell/slip';
import { OwnDoctor } from './plan-to-read';

const words = flipWords.flip.act;

const adviceNumbers = () => ask.numbers.filter(({ areas }) => matchesArea(areas, deviceArea()));

/** The nearest emergency number, advice line and talk line. */
export function actNumbers(): readonly SafetyNumber[] {
  const area = deviceArea();
  return [...nearest(emergency.numbers, area), ...adviceNumbers(), ...nearest(talk.numbers, area)];
}

const row = 'grow basis-0 grid-cols-[repeat(auto-fit,minmax(min(100%,4.5rem),1fr))]';

/** The nearest emergency number as a large button, with the advice line beside it in a quieter frame. */
function CallNumbers() {
  const advice = adviceNumbers();
  return (
    <div data-safety="" className="flex flex-wrap gap-2 [--number-height:3.25rem]">
      <NumberList numbers={nearest(emergency.numbers, deviceArea())} tone="danger" className={row} />
      {advice.length > 0 && <NumberList numbers={advice} tone="talk" className={row} />}
    </div>
  );
}

/** The nearest talk lines, after what they are for. */
function TalkNumbers() {
  const area = deviceArea();
  const numbers = nearest(talk.numbers, area);
  return (
    <div data-safety="" className="grid gap-1.5 [--number-height:2.75rem]">
      <p id="talk-lines" className="text-sm leading-snug">
        {talk.shortly}
      </p>
      {numbers.length > 0 && (
        <NumberList
          numbers={numbers}
          labelledBy="talk-lines"
          tone="talk"
          className="grid-cols-[repeat(auto-fit,minmax(min(100%,7rem),1fr))]"
        />
      )}
      {!talk.numbers.some(({ areas }) => matchesArea(areas, area)) && (
        <a href={talk.elsewhere.href} className="link inline-flex min-h-11 w-fit items-center text-sm">
          {talk.elsewhere.label}
        </a>
      )}
    </div>
  );
}

/** Both, below what was to be done first. */
export function ActNumbers() {
  return (
    <div className="grid gap-3">
      <CallNumbers />
      <TalkNumbers />
    </div>
  );
}

const { more, fewer } = flipWords.crisis;

interface CrisisBarProps {
  /** Whether there is something to do, so that the advice line is near, too. */
  withAdvice: boolean;
  /** Numbers that the screen shows already. */
  above?: readonly SafetyNumber[];
  /** Opens the plan, if there is one. */
  onPlan?: (() => void) | undefined;
  /** All numbers are shown until it ends, as they would cover the sentence of the next. */
  step?: FlipStep;
}

/** Numbers to call or text, one tap away throughout emergency mode: the nearest first, the rest behind a button. */
export function CrisisBar({ withAdvice, above = [], onPlan, step }: CrisisBarProps) {
  const [openIn, setOpenIn] = useState<FlipStep | null | undefined>(null);
  const showsAll = openIn === step;
  const near = [...firstNumbers(), ...(withAdvice ? adviceNumbers() : [])];
  const rest = crisisNumbers.filter((number) => !near.includes(number) && !above.includes(number));
  return (
    <NumberBar numbers={[...near, ...(showsAll ? rest : [])]} above={above}>
      {rest.length > 0 && (
        <li>
          <button
            type="button"
            className="crisis-number"
            data-more={showsAll ? undefined : ''}
            aria-expanded={showsAll}
            onClick={() => setOpenIn(showsAll ? null : step)}
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

const choice = 'px-2! @max-[14rem]/flip:py-1! @max-[14rem]/flip:text-sm!';

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
  const tomorrow = useCallback((form: HTMLElement | null) => {
    // All of it, where a bar of numbers covers the foot of the window. The browser scrolls to the field only.
    if (form) requestAnimationFrame(() => form.scrollIntoView({ block: 'nearest' }));
  }, []);
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
      <p id="act-first" data-safety="" className="leading-snug font-semibold @max-[14rem]/flip:text-sm">
        {flipWords.flip.actFirst}
      </p>
      {isEmergency && (
        // The bar has them after the techniques, which is far for a keyboard.
        <div className="sr-only focus-within:not-sr-only">
          <CallNumbers />
        </div>
      )}
      {!isEmergency && stage !== 'done' && <CallNumbers />}
      {stage === 'act' && (
        <div
          data-first-choice=""
          className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,7.5rem),1fr))] gap-2"
        >
          <Button variant="secondary" className={choice} onClick={goOn}>
            {words.done}
          </Button>
          <Button variant="secondary" className={choice} onClick={() => setStage('tomorrow')}>
            {words.tomorrow}
          </Button>
        </div>
      )}
      {stage === 'tomorrow' && (
        <div ref={tomorrow} data-first-choice="" className="grid gap-3">
          <SlipForm id="for-tomorrow" label={night.wait.label} autoFocus />
          <Button variant="secondary" className={choice} onClick={goOn}>
            {words.goOn}
          </Button>
        </div>
      )}
      {/* Below the buttons, which stay on the first screen. */}
      {!isEmergency && <TalkNumbers />}
      <OwnDoctor />
      <p data-safety="" className="text-sm leading-snug">
        {ask.when}: {ask.plainly}
      </p>
      {/* Beside the techniques. */}
      {!isEmergency && stage === 'done' && <CallNumbers />}
    </div>
  );
}

interface SlipFormProps {
  id: string;
  label: string;
  /** Whether the field takes the focus, because the button that opened it is no longer in the page. */
  autoFocus?: boolean;
}

/** A field for three words. Once it has been asked for, they are also kept when something else is pressed. */
export function SlipForm({ id, label, autoFocus }: SlipFormProps) {
  const [outcome, setOutcome] = useState<'kept' | 'notKept' | null>(null);
  const typed = useRef('');
  const field = useRef<HTMLTextAreaElement>(null);
  const slip = useSlip();
  const answer = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (autoFocus) field.current?.focus();
    return () => void (typed.current && saveSlip(typed.current));
  }, [autoFocus]);
  // The focused button is no longer in the page; the answer replaces it.
  useEffect(() => void (outcome && answer.current?.focus()), [outcome]);
  const keep = (event: SyntheticEvent) => {
    event.preventDefault();
    if (!typed.current) return field.current?.focus();
    setOutcome(saveSlip(typed.current) ? 'kept' : 'notKept');
    typed.current = '';
  };
  return (
    <form noValidate autoComplete="off" className="grid gap-2" onSubmit={keep}>
      {outcome === null && (
        <>
          <label htmlFor={id} className="text-sm">
            {label}
          </label>
          <div className="flex flex-wrap gap-2">
            {/* As wide as three words, or on a narrow screen as high. */}
            <textarea
              ref={field}
              id={id}
              rows={1}
              maxLength={60}
              dir="auto"
              spellCheck={false}
              className={cn(controlClasses, 'min-h-12 flex-[1_1_9rem] resize-none [field-sizing:content]')}
              // They are one line: Enter sends them.
              onKeyDown={(event) => isSendingKey(event.nativeEvent) && keep(event)}
              onChange={({ target }) => {
                typed.current = target.value.trim();
              }}
            />
            <Button type="submit" variant="secondary" className="px-3">
              {night.wait.keep}
            </Button>
          </div>
        </>
      )}
      <p ref={answer} role="status" tabIndex={-1} className="text-sm empty:hidden">
        {(outcome === 'notKept' || (outcome && slip)) && night.wait[outcome]}
      </p>
    </form>
  );
}
