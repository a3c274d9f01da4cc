import { Spinner } from '@/components/ui/spinner';
import { experimentWords } from '@/content/flip/experiments';
import { flipWords } from '@/content/flip/flip';
import { helpsWords } from '@/content/flip/helps';
import { planWords } from '@/content/flip/plan';
import { techniqueIds } from '@/lib/domain/flip';
import {
  type Comparison,
  daysOfUse,
  type Insights,
  insightsOf,
  inTenths,
  usesLess,
} from '@/lib/domain/insights';
import { localDateOf } from '@/lib/domain/local-date';
import type { DayStats } from '@/lib/domain/statistics';
import { OfferNote, ViewButton } from '../shell/parts';
import { answerOffer, useTechniqueName } from '../shell/preferences';
import { type FlipStart, type NotebookViewName, openView } from '../shell/views';
import { LeaveGuard } from './drafts';
import { ExperimentsView, ResultsShelf } from './experiments';
import { PlanView } from './plan';
import { PostponementView } from './postponement-view';
import { Unreadable } from './saved-data';
import { useNotebook } from './store';
import { DoctorView, WeeksView } from './weeks';

/** Insights from the person's own postponements, as ranges. */
function Helps({ insights }: { insights: Insights }) {
  const { manner, hour, technique } = insights;
  const nameOf = useTechniqueName();
  const techniques = Object.fromEntries(techniqueIds.map((id) => [id, nameOf(id)]));
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

export interface NotebookViewProps {
  view: NotebookViewName;
  start: (flip: FlipStart) => void;
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
      {view === 'weeks' && <WeeksView key={key} notebook={notebook} />}
      {view === 'doctor' && <DoctorView key={key} notebook={notebook} />}
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
  return (
    <section aria-labelledby="own-predictions" className="grid gap-4">
      <h2 id="own-predictions" className="text-xl">
        {shelf.title}
      </h2>
      <ResultsShelf experiments={notebook.experiments} />
      <div className="flex flex-wrap gap-3">
        <ViewButton view="experiments" variant="secondary" size="sm">
          {shelf.link}
        </ViewButton>
        <ViewButton view="plan" variant="quiet" size="sm">
          {shelf.plan}
        </ViewButton>
      </div>
    </section>
  );
}
