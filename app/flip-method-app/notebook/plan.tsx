import { type ComponentProps, useEffect, useEffectEvent, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { cn } from '@/components/ui/cn';
import { experimentWords } from '@/content/flip/experiments';
import { keptWords } from '@/content/flip/kept';
import { planWords } from '@/content/flip/plan';
import { loadAnswers, saveAnswer } from '@/lib/device/answers';
import { GUEST } from '@/lib/device/device';
import { currentPerson } from '@/lib/device/person';
import {
  type Answers,
  companyFields,
  daytimeFields,
  joined,
  type PersonFields,
  type PlanField,
  planFields,
} from '@/lib/domain/plan';
import { paths } from '@/lib/paths';
import { PlanToRead } from '../flip/plan-to-read';
import { recordOwnerOf, setChoice, usePreferences } from '../shell/preferences';
import { inTurn, succeeds } from '../shell/store';
import { leaveForHome } from '../shell/views';
import { dropDraft, failedWrites, hasDraft, useDraft } from './drafts';
import { Lines, useStageFocus } from './questions';
import { PrintButton, SavedOnDevice } from './saved-data';
import { type Notebook, reopenEverywhere } from './store';

/** Pause in typing after which a plan that is kept is kept again. */
const SAVE_MS = 300;
const draftOf = (owner: string) => `${owner}/plan`;

const isEmpty = (lines: Answers) => Object.keys(lines).length === 0;

interface Draft {
  plan: Answers;
  /** The lines that were typed and are not stored. */
  typed: Answers;
}

/**
 * Stores these lines of a plan that was `before`.
 * @param isAgain whether the device has refused them before
 * @returns whether they are stored; if not, the device is tried again
 */
export async function savePlan(
  owner: string,
  before: Answers,
  lines: Answers,
  isAgain = false,
): Promise<boolean> {
  if (recordOwnerOf(currentPerson()) !== owner) return false;
  const changed = Object.entries(lines).filter(([name, text]) => text !== (before[name] ?? ''));
  const write = async () => {
    // What could not be read until now, or was written since, stays beside what was typed.
    const now = isAgain || isEmpty(before) ? (await loadAnswers(owner)).answers : before;
    const text = (name: string, typed: string) =>
      now[name] === before[name] ? typed : joined(now[name], typed);
    await Promise.all(changed.map(([name, typed]) => saveAnswer(owner, name, text(name, typed))));
  };
  const isStored = await succeeds(write());
  if (isStored && isAgain) dropDraft(draftOf(owner));
  if (isStored) failedWrites.delete('plan');
  else failedWrites.set('plan', () => savePlan(owner, before, lines, true));
  await reopenEverywhere();
  return isStored;
}

interface LineProps extends Pick<ComponentProps<typeof Lines>, 'inputMode' | 'rows'> {
  name: string;
  label: string;
  hint?: string | undefined;
  isSmall?: boolean;
}

interface PlanFormProps {
  owner: string;
  /** The stored plan, or nothing. */
  plan: Answers;
  /** Shows the plan to read. */
  onDone: () => void;
}

const hints: Partial<Record<PlanField, string>> = planWords.hints;
const outcomes = { draft: keptWords.draft, kept: planWords.kept, lost: experimentWords.notKept };

/** The plan as a form. It can be printed without being stored; once it is stored, it is so as one types. */
function PlanForm({ owner, plan: saved, onDone }: PlanFormProps) {
  const { value, set, drop } = useDraft<Draft>(draftOf(owner), { plan: saved, typed: {} });
  const { plan } = value;
  const [outcome, setOutcome] = useState<keyof typeof outcomes | null>(null);
  const isSaved = !isEmpty(saved);
  const isLost = outcome === 'lost';
  const isDone = isSaved && !isLost;
  /** Only what was typed here and is not stored: the rest may have been changed in the workbook meanwhile. */
  const unsaved = useRef(value.typed);
  /** Whether it has not been tried yet. */
  const isUntried = useRef(true);
  const setPlan = (next: Answers) => set({ plan: next, typed: unsaved.current }, isEmpty(unsaved.current));
  const onSaved = useEffectEvent((tried: Answers, isStored: boolean) => {
    const left = Object.entries(unsaved.current).filter(([name, text]) => !isStored || text !== tried[name]);
    unsaved.current = Object.fromEntries(left);
    setPlan(plan);
    setOutcome(!isStored ? 'lost' : left.length === 0 ? 'kept' : null);
  });
  const save = useEffectEvent(() => {
    const tried = unsaved.current;
    isUntried.current = false;
    if (isEmpty(tried)) return;
    void inTurn(() => savePlan(owner, saved, tried)).then((isStored) => onSaved(tried, isStored));
  });
  useEffect(() => {
    if (!isSaved) return;
    const timer = setInterval(() => isUntried.current && save(), SAVE_MS);
    document.addEventListener('visibilitychange', save);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', save);
      save();
    };
  }, [isSaved]);
  /** As it was stored when it was last compared. */
  const seen = useRef(saved);
  const onChange = useEffectEvent(() => {
    const before = seen.current;
    seen.current = saved;
    // It was refused, and is stored by now.
    const isStored = Object.entries(unsaved.current).every(([name, text]) => text === (saved[name] ?? ''));
    if (isLost && isStored) return onSaved(unsaved.current, true);
    if (isSaved !== isEmpty(before)) {
      // Changed in another tab: what was not written in here since follows.
      const changed = Object.keys({ ...before, ...saved }).filter((name) => before[name] !== saved[name]);
      const read = changed.filter((name) => (plan[name] ?? '') === (before[name] ?? ''));
      if (read.length === 0) return;
      const lines = Object.fromEntries(read.map((name) => [name, saved[name] ?? '']));
      return setPlan({ ...plan, ...lines });
    }
    // Deleted, brought back, or read in from a copy, perhaps beside what was being typed.
    const typed = Object.entries(unsaved.current);
    const both = typed.map(([name, text]) => [name, joined(saved[name], text)] as const);
    unsaved.current = isSaved ? Object.fromEntries(both) : {};
    isUntried.current = true;
    if (isSaved) return setPlan({ ...saved, ...unsaved.current });
    setOutcome(null);
    drop();
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: this is for what is stored.
  useEffect(() => onChange(), [saved]);

  const line = ({ name, label, hint, isSmall, rows = 2, ...rest }: LineProps) => (
    <div key={name} className="grid content-start gap-1">
      <label htmlFor={name} className={isSmall ? 'text-sm' : 'font-serif text-lg'}>
        {label}
      </label>
      {hint && (
        <p id={`${name}-hint`} className="text-sm text-muted" data-print="hide">
          {hint}
        </p>
      )}
      <Lines
        id={name}
        aria-describedby={hint && `${name}-hint`}
        rows={rows}
        value={plan[name] ?? ''}
        onWrite={(text) => {
          unsaved.current = { ...unsaved.current, [name]: text };
          isUntried.current = true;
          setPlan({ ...plan, [name]: text });
          if (!isLost) setOutcome(isSaved ? null : 'draft');
        }}
        {...rest}
      />
    </div>
  );
  const written = (field: PlanField, rows?: number) =>
    line({ name: planFields[field], label: planWords.lines[field], hint: hints[field], rows });
  const person = (role: string, { name, number }: PersonFields) => (
    <fieldset key={name} className={cn('grid gap-x-6 gap-y-2', number && 'sm:grid-cols-[1fr_14rem]')}>
      <legend className="mb-1">{role}</legend>
      {line({ name, label: number ? planWords.name : planWords.nameAndNumber, rows: 1, isSmall: true })}
      {number && line({ name: number, label: planWords.number, rows: 1, isSmall: true, inputMode: 'tel' })}
    </fieldset>
  );

  return (
    <form
      noValidate
      autoComplete="off"
      className="sheet grid max-w-[42rem] gap-8 p-[clamp(1.25rem,4vw,2.5rem)] pb-12"
      onSubmit={(event) => {
        event.preventDefault();
        // What was typed last is kept as the form closes.
        if (isDone) return onDone();
        unsaved.current = plan;
        setPlan(plan);
        save();
      }}
    >
      {written('signs')}
      {written('first')}
      {written('flip', 1)}
      {written('spot', 1)}
      <section className="grid gap-4">
        <h2 className="text-lg">{planWords.company.text}</h2>
        {companyFields.map((fields, index) => person(planWords.company.places[index] ?? '', fields))}
        {written('say', 1)}
      </section>
      <section className="grid gap-4">
        <h2 className="text-lg">{planWords.byDay.title}</h2>
        {person(planWords.daytime.doctor, daytimeFields.doctor)}
      </section>
      {written('reminder')}
      <div className="flex flex-wrap items-center gap-3" data-print="hide">
        <Button type="submit">{isDone ? planWords.done : planWords.keep}</Button>
        {!isDone && <PrintButton variant="quiet">{planWords.print}</PrintButton>}
      </div>
      {/* A refusal stays in view of the field that is written in. */}
      <p role="status" className={isLost ? 'sticky bottom-2 bg-paper p-3' : ''} data-print="hide">
        {outcome && outcomes[outcome]}
      </p>
    </form>
  );
}

/** The plan: to read, or to write where there is none yet; and the choice to see fewer screens. */
export function PlanView({ notebook }: { notebook: Notebook }) {
  const { plan } = notebook;
  const owner = notebook.owner ?? GUEST;
  const { simpleHome: simple, plans } = usePreferences();
  const isSimple = simple.includes(owner);
  const isBlank = isEmpty(plan);
  const isUnread = notebook.status === 'broken' && plans.includes(owner);
  const [isWriting, setWriting] = useState(() => isBlank || hasDraft(draftOf(owner)));
  /** How often the person has turned from the form to the plan or back. */
  const [turns, setTurns] = useState(0);
  const frame = useStageFocus(String(turns));
  const { more, talk, simpleHome } = planWords;
  function turnTo(form: boolean) {
    setWriting(form);
    setTurns(turns + 1);
  }
  return (
    <div ref={frame} className="grid grid-cols-1 content-start gap-8">
      {isWriting || isBlank ? (
        <>
          <p className="max-w-prose text-lg" data-print="hide">
            {planWords.lead}
          </p>
          {isBlank && isUnread && <p className="max-w-prose font-semibold">{planWords.unread}</p>}
          {isBlank && !isUnread && owner !== GUEST && (
            <p className="max-w-prose text-muted" data-print="hide">
              {planWords.elsewhere}
            </p>
          )}
          <PlanForm owner={owner} plan={plan} onDone={() => turnTo(false)} />
        </>
      ) : (
        <div className="grid max-w-[38rem] gap-8">
          <PlanToRead plan={plan} />
          <div className="flex flex-wrap gap-3" data-print="hide">
            <Button variant="secondary" onClick={() => turnTo(true)}>
              {planWords.change}
            </Button>
            <PrintButton variant="quiet">{planWords.print}</PrintButton>
          </div>
        </div>
      )}
      <p className="flip-links max-w-prose" data-print="hide">
        {more.text}{' '}
        {Object.entries(more.parts).map(([id, label], index) => (
          <span key={id}>
            {index > 0 && ', '}
            <a href={paths.workbookFillPart(id)}>{label}</a>
          </span>
        ))}
      </p>
      <p className="flip-links max-w-prose">
        {talk.before}
        <a href={talk.href}>{talk.label}</a>
      </p>
      <section aria-labelledby="fewer" className="grid max-w-prose gap-3" data-print="hide">
        <h2 id="fewer" className="text-xl">
          {simpleHome.title}
        </h2>
        <p>{isSimple ? simpleHome.on : simpleHome.text}</p>
        <Button
          variant="secondary"
          className="justify-self-start"
          onClick={() => {
            setChoice('simpleHome', owner, !isSimple);
            leaveForHome();
          }}
        >
          {isSimple ? simpleHome.turnOff : simpleHome.turnOn}
        </Button>
      </section>
      <SavedOnDevice notebook={notebook} onRead={() => setWriting(false)} />
    </div>
  );
}
