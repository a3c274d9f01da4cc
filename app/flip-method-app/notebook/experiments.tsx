import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { Notice } from '@/components/ui/notice';
import { experimentWords } from '@/content/flip/experiments';
import { questionWords } from '@/content/flip/questions';
import { GUEST } from '@/lib/device/device';
import { addDays, type LocalDate } from '@/lib/domain/local-date';
import {
  type Experiment,
  isOver,
  openExperiments,
  resultsOf,
  tallyOf,
  verdicts,
} from '@/lib/domain/notebook';
import { useToday } from '../shell/views';
import { dayText } from './postponement';
import { Questions, useStageFocus } from './questions';
import { SavedOnDevice } from './saved-data';
import { type Notebook, write } from './store';

const openTexts = experimentWords.open;

interface OpenExperimentProps {
  experiment: Experiment;
  today: LocalDate;
  onFinish: () => void;
}

/** An open experiment. It may be finished early: a partial one counts, too. */
function OpenExperiment({ experiment, today, onFinish }: OpenExperimentProps) {
  const { prediction, leaveOut, until } = experiment;
  return (
    <Card look="sheet" className="grid max-w-text gap-4 pb-10">
      <p translate="no" dir="auto" className="font-serif text-lg wrap-anywhere">
        {prediction}
      </p>
      <p className="text-sm wrap-anywhere">
        {openTexts.leaveOut}
        <span translate="no" dir="auto">
          {leaveOut}
        </span>
        <br />
        {isOver(experiment, today) ? openTexts.over : `${openTexts.until}${dayText(until)}.`}
      </p>
      <Button variant="secondary" size="sm" className="justify-self-start" onClick={onFinish}>
        {openTexts.finish}
      </Button>
    </Card>
  );
}

const { shelf, verdicts: verdictTexts } = experimentWords;

/** The person's own predictions, and a summary from five on. */
export function ResultsShelf({ experiments }: { experiments: readonly Experiment[] }) {
  const results = resultsOf(experiments);
  const tally = tallyOf(experiments);
  if (results.length === 0) return <p className="max-w-prose text-muted">{shelf.empty}</p>;
  return (
    <>
      {tally && (
        <div className="grid max-w-prose gap-2">
          <p className="font-serif text-xl">{shelf.tally(tally)}</p>
          {tally.cameTrue * 2 >= tally.predictions && <p>{shelf.oftenTrue}</p>}
        </div>
      )}
      <ul className="grid gap-5">
        {results.map(({ id, prediction, result }) => (
          <li key={id} className="flip-statement grid gap-1">
            <p translate="no" dir="auto" className="wrap-anywhere">
              {prediction}
            </p>
            <p className="text-sm wrap-anywhere">
              <strong>{verdictTexts[result.verdict]}.</strong>{' '}
              <span translate="no" dir="auto">
                {result.happened}
              </span>
            </p>
            {result.learned && (
              <p className="text-sm wrap-anywhere text-muted">
                {shelf.learned}
                <span translate="no" dir="auto">
                  {result.learned}
                </span>
              </p>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}

const { form, result, open: openWords } = experimentWords;

/** Experiments and their results, or the form for one of them. */
export function ExperimentsView({ notebook }: { notebook: Notebook }) {
  const owner = notebook.owner ?? GUEST;
  /** `new`, or the id of the experiment whose result is being written. */
  const [writing, setWriting] = useState<string | null>(null);
  const today = useToday();
  const open = openExperiments(notebook.experiments);
  const finishing = open.find(({ id }) => id === writing);
  const stage = finishing ? 'result' : writing === 'new' ? 'new' : 'shelf';
  const frame = useStageFocus(stage);

  async function keep(value: Experiment) {
    await write(owner, { id: value.id, kind: 'experiment', value });
    setWriting(null);
  }

  return (
    <div ref={frame} className="grid grid-cols-1 content-start gap-8">
      {stage === 'new' && (
        <Questions
          questions={[form.prediction, form.leaveOut, { ...form.until, firstDay: today }]}
          start={{ until: addDays(today, 1) }}
          keep={form.keep}
          leave={questionWords.leave}
          draft={`${owner}/experiment`}
          onDone={(plan) => keep({ id: crypto.randomUUID(), madeAt: Date.now(), ...plan, result: null })}
          onLeave={() => setWriting(null)}
        />
      )}
      {finishing && (
        <>
          <p
            translate="no"
            dir="auto"
            className="max-w-prose border-l-4 border-sage pl-5 font-serif text-lg wrap-anywhere"
          >
            {finishing.prediction}
          </p>
          <Questions
            questions={[
              { name: 'verdict', question: result.verdict, choices: experimentWords.verdicts },
              { name: 'happened', question: result.happened },
              { name: 'learned', question: result.learned },
            ]}
            keep={result.keep}
            leave={questionWords.leave}
            draft={`${owner}/${finishing.id}`}
            onDone={(answers) => {
              const verdict = verdicts.find((each) => each === answers.verdict) ?? 'cannot-tell';
              return keep({ ...finishing, result: { ...answers, verdict, at: Date.now() } });
            }}
            onLeave={() => setWriting(null)}
          />
        </>
      )}
      {stage === 'shelf' && (
        <>
          {notebook.experiments.some(({ id }) => notebook.unsavedIds.has(id)) && (
            <Notice message={{ tone: 'neutral', title: experimentWords.notKept }} />
          )}
          <section aria-labelledby="under-way" className="grid gap-4">
            <h2 id="under-way" tabIndex={-1} className="text-xl">
              {open.length > 0
                ? openWords.title
                : openWords[notebook.status === 'broken' ? 'unknown' : 'none']}
            </h2>
            {open.map((experiment) => (
              <OpenExperiment
                key={experiment.id}
                {...{ experiment, today }}
                onFinish={() => setWriting(experiment.id)}
              />
            ))}
          </section>
          <div className="grid max-w-prose gap-3">
            {open.length === 0 && <p className="text-lg">{experimentWords.lead}</p>}
            <p className="font-semibold">{experimentWords.never}</p>
            <Button
              variant={open.length > 0 ? 'secondary' : 'primary'}
              className="justify-self-start"
              onClick={() => setWriting('new')}
            >
              {form.begin}
            </Button>
          </div>
          {resultsOf(notebook.experiments).length > 0 && (
            <section aria-labelledby="own-results" className="grid gap-4">
              <h2 id="own-results" className="text-xl">
                {experimentWords.shelf.title}
              </h2>
              <ResultsShelf experiments={notebook.experiments} />
            </section>
          )}
          <SavedOnDevice notebook={notebook} />
        </>
      )}
    </div>
  );
}
