import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Spinner } from '@/components/ui/spinner';
import { experimentWords } from '@/content/flip/experiments';
import { flipWords } from '@/content/flip/flip';
import { helpsWords } from '@/content/flip/helps';
import { keptWords } from '@/content/flip/kept';
import { planWords } from '@/content/flip/plan';
import { GUEST } from '@/lib/device/device';
import { type Comparison, type Insights, insightsOf, inTenths } from '@/lib/domain/insights';
import { localDateOf } from '@/lib/domain/local-date';
import { daysOfUse, type SetbackPlan, usesLess } from '@/lib/domain/simple-home';
import type { DayStats } from '@/lib/domain/statistics';
import { OfferNote } from '../shell/parts';
import { answerOffer, setChoice, usePreferences } from '../shell/preferences';
import { leaveForHome, type NotebookViewName, openView } from '../shell/views';
import { useCounts } from './counts';
import { LeaveGuard, useDraft } from './drafts';
import { ExperimentsView, ResultsShelf } from './experiments';
import { KeptHere, Unreadable } from './foot';
import type { OpenPostponement } from './postponement';
import { PostponementView } from './postponement-view';
import { Lines } from './questions';
import { keepPlan, type Notebook, useNotebook } from './store';

/** Insights from the person's own postponements, as ranges. */
function Helps({ insights }: { insights: Insights }) {
  const { manner, hour, technique } = insights;
  const techniques = Object.fromEntries(
    Object.entries(flipWords.techniques).map(([id, { name }]) => [id, name]),
  );
  const isEmpty = [manner, hour, technique].every(({ shares }) => shares.length === 0);
  if (isEmpty) return <p className="max-w-prose text-lg">{helpsWords.nothing}</p>;
  return (
    <>
      <div className="grid max-w-prose gap-2">
        <p className="text-lg">{helpsWords.lead}</p>
        <p className="text-muted">{helpsWords.bars}</p>
      </div>
      <Group title={helpsWords.groups.manner} names={helpsWords.manners} comparison={manner} />
      <Group title={helpsWords.groups.hour} names={helpsWords.hours} comparison={hour} />
      <Group title={helpsWords.groups.technique} names={techniques} comparison={technique} />
    </>
  );
}

interface GroupProps {
  title: string;
  names: Record<string, string>;
  comparison: Comparison<string>;
}

function Group({ title, names, comparison: { shares, differs } }: GroupProps) {
  if (shares.length === 0) return null;
  return (
    <section className="grid max-w-text gap-4">
      <h2 className="text-xl">{title}</h2>
      <ul className="grid gap-5">
        {shares.map(({ key, postponements, low, high }) => (
          <li key={key} className="grid gap-1">
            <p className="font-semibold">{names[key]}</p>
            <div aria-hidden="true" className="relative h-[0.9rem] max-w-128 border-y border-line">
              <span
                className="absolute inset-y-0 rounded-sm border-2 border-(--sage-text) bg-sage-wash"
                style={{ left: `${low * 100}%`, right: `${(1 - high) * 100}%` }}
              />
            </div>
            <p className="text-sm">{helpsWords.range(inTenths({ low, high }), postponements)}</p>
          </li>
        ))}
      </ul>
      {shares.length > 1 && (
        <p className="text-sm text-muted">{differs ? helpsWords.apart : helpsWords.alike}</p>
      )}
    </section>
  );
}

const noPlan: SetbackPlan = { signs: '', first: '', people: '', reminder: '' };

interface PlanFormProps {
  owner: string;
  /** The stored plan; null when there is none, or after its deletion. */
  plan: SetbackPlan | null;
  /** Message for when storing failed. */
  notKept: string;
}

/** Pause in typing after which a plan that is kept is kept again. */
const SAVE_MS = 300;

/** A plan in four short texts. It can be printed without being stored; once it is stored, it is so as one types. */
function PlanForm({ owner, plan: kept, notKept }: PlanFormProps) {
  const { value: plan, set: setPlan, drop } = useDraft(`${owner}/plan`, kept ?? noPlan);
  const [message, setMessage] = useState('');
  const isKept = kept !== null;
  const unsaved = useRef<SetbackPlan | null>(null);
  const saving = useRef<Promise<unknown>>(Promise.resolve());
  const save = useEffectEvent(() => {
    const next = unsaved.current;
    unsaved.current = null;
    if (!next) return;
    saving.current = saving.current
      .then(() => keepPlan(owner, next))
      .then((isStored) => {
        if (!isStored) setPlan(next);
        else if (!unsaved.current) setPlan(next, true);
        setMessage(isStored ? planWords.kept : notKept);
      });
  });
  useEffect(() => {
    if (!isKept) return;
    const timer = setInterval(save, SAVE_MS);
    document.addEventListener('visibilitychange', save);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', save);
      save();
    };
  }, [isKept]);
  const wasKept = useRef(isKept);
  /** Deleted, or brought back. */
  const onChange = useEffectEvent(() => {
    if (kept && !unsaved.current) setPlan(kept, true);
    if (kept) return;
    unsaved.current = null;
    drop();
  });
  useEffect(() => {
    if (wasKept.current !== isKept) onChange();
    wasKept.current = isKept;
  }, [isKept]);
  return (
    <form
      noValidate
      autoComplete="off"
      className="sheet grid max-w-[42rem] gap-8 p-[clamp(1.25rem,4vw,2.5rem)] pb-12"
      onSubmit={(event) => {
        event.preventDefault();
        unsaved.current = plan;
        save();
      }}
    >
      {planWords.fields.map(({ name, label, hint }) => (
        <div key={name} className="grid gap-1">
          <label htmlFor={name} className="font-serif text-lg">
            {label}
          </label>
          <p id={`${name}-hint`} className="text-sm text-muted" data-print="hide">
            {hint}
          </p>
          <Lines
            id={name}
            aria-describedby={`${name}-hint`}
            rows={2}
            value={plan[name]}
            onWrite={(text) => {
              const next = { ...plan, [name]: text };
              setPlan(next);
              unsaved.current = next;
              setMessage(isKept ? '' : keptWords.draft);
            }}
          />
        </div>
      ))}
      <div className="flex flex-wrap items-center gap-3" data-print="hide">
        <Button type="submit">{planWords.keep}</Button>
        <Button variant="quiet" onClick={() => print()}>
          {planWords.print}
        </Button>
        <p role="status">{message}</p>
      </div>
    </form>
  );
}

/** The plan for setbacks, and the choice to see fewer screens. */
function PlanView({ notebook }: { notebook: Notebook }) {
  const owner = notebook.owner ?? GUEST;
  const isSimple = usePreferences().simpleHome.includes(owner);
  return (
    <>
      <p className="max-w-prose text-lg" data-print="hide">
        {planWords.lead}
      </p>
      <PlanForm owner={owner} plan={notebook.plan} notKept={experimentWords.notKept} />
      <p className="flip-links max-w-prose">
        {planWords.talk.before}
        <a href={planWords.talk.href}>{planWords.talk.label}</a>
      </p>
      <section aria-labelledby="fewer" className="grid max-w-prose gap-3" data-print="hide">
        <h2 id="fewer" className="text-xl">
          {planWords.simpleHome.title}
        </h2>
        <p>{isSimple ? planWords.simpleHome.on : planWords.simpleHome.text}</p>
        <Button
          variant="secondary"
          className="justify-self-start"
          onClick={() => {
            setChoice('simpleHome', owner, !isSimple);
            leaveForHome();
          }}
        >
          {isSimple ? planWords.simpleHome.turnOff : planWords.simpleHome.turnOn}
        </Button>
      </section>
      <KeptHere notebook={notebook} />
    </>
  );
}

export interface NotebookViewProps {
  view: NotebookViewName;
  /** Unused here: a new value re-renders the view when the wait ends. */
  postponement: OpenPostponement;
  start: (emergency: boolean) => void;
}

/** The notebook's views, keyed by owner so that no state is carried over to another person. */
export function NotebookView({ view, start }: NotebookViewProps) {
  const notebook = useNotebook();
  const { owner: key } = notebook;
  if (notebook.status === 'loading') return <Spinner label={flipWords.notebook.loading} />;
  return (
    <>
      <LeaveGuard />
      <Unreadable notebook={notebook} />
      {view === 'helps' && <Helps key={key} insights={insightsOf(notebook.postponements)} />}
      {view === 'experiments' && <ExperimentsView key={key} notebook={notebook} />}
      {view === 'plan' && <PlanView key={key} notebook={notebook} />}
      {view === 'delay' && <PostponementView key={key} {...{ notebook, start }} />}
    </>
  );
}

const offer = planWords.offer;

/** One-time note that flips and postponements together have become fewer. */
export function SimpleHomeOffer({ days }: { days: readonly DayStats[] }) {
  const { status, postponements } = useNotebook();
  if (status === 'loading' || !usesLess(daysOfUse(days, postponements), localDateOf(Date.now()))) return null;
  return (
    <OfferNote
      id="ease"
      title={offer.title}
      text={offer.text}
      yes={{
        label: offer.yes,
        onPress: () => {
          answerOffer('simple-home');
          openView('plan');
        },
      }}
      no={{ label: offer.no, onPress: () => answerOffer('simple-home') }}
    />
  );
}

const shelf = experimentWords.shelf;

/** The person's own results, for the Evidence Bank. */
export function OwnEvidence() {
  const notebook = useNotebook();
  const { counts } = useCounts(notebook);
  return (
    <section aria-labelledby="own-predictions" className="grid gap-4">
      <h2 id="own-predictions" className="text-xl">
        {shelf.title}
      </h2>
      <ResultsShelf experiments={notebook.experiments} counts={counts} />
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" size="sm" onClick={() => openView('experiments')}>
          {shelf.link}
        </Button>
        <Button variant="quiet" size="sm" onClick={() => openView('plan')}>
          {shelf.plan}
        </Button>
      </div>
    </section>
  );
}
