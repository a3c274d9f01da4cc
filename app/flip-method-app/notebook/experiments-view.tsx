import { useState } from 'react';
import { CountsChoice } from '@/components/flip/notebook/counts-choice';
import { ExperimentForm } from '@/components/flip/notebook/experiment-form';
import { KeptHere } from '@/components/flip/notebook/kept-here';
import { OpenExperiment } from '@/components/flip/notebook/open-experiment';
import { ResultsShelf } from '@/components/flip/notebook/results-shelf';
import { SafetyLines } from '@/components/site/safety/safety-lines';
import { Notice } from '@/components/ui/notice';
import { experimentWords as words } from '@/content/flip-experiments';
import { GUEST } from '@/lib/device/databases';
import { openExperiments, resultsOf } from '@/lib/domain/experiments/experiment';
import { tallyIn } from '@/lib/domain/notebook-counts/counts';
import { addDays, localDateOf } from '@/lib/domain/stats/local-date';
import { useCounts } from './counts';
import { addExperiment, finishExperiment, type Notebook } from './notebook';
import { useKept } from './use-kept';

/** Predictions, what is left out, and what then happens. */
export function ExperimentsView({ notebook }: { notebook: Notebook }) {
  const owner = notebook.owner ?? GUEST;
  const kept = useKept(notebook);
  const { counts, choice } = useCounts(notebook);
  const [notKept, setNotKept] = useState(false);
  const today = localDateOf(Date.now());
  const open = openExperiments(notebook.experiments);
  const note = (writing: Promise<boolean>) => void writing.then((isKept) => setNotKept(!isKept));
  return (
    <>
      <div className="grid max-w-prose gap-3">
        <p className="text-lg">{words.lead}</p>
        <p className="font-semibold">{words.never}</p>
      </div>
      {notKept && <Notice message={{ tone: 'neutral', title: words.notKept }} />}
      {open.length > 0 && (
        <section aria-labelledby="under-way" className="grid gap-4">
          <h2 id="under-way" className="text-xl">
            {words.open.title}
          </h2>
          {open.map((experiment) => (
            <OpenExperiment
              key={experiment.id}
              {...{ experiment, today }}
              onFinish={(result) => note(finishExperiment(owner, experiment, result))}
            />
          ))}
        </section>
      )}
      <ExperimentForm
        today={today}
        tomorrow={addDays(today, 1)}
        onKeep={(plan) => note(addExperiment(owner, plan))}
      />
      {(resultsOf(notebook.experiments).length > 0 || tallyIn(counts)) && (
        <section aria-labelledby="own-results" className="grid gap-4">
          <h2 id="own-results" className="text-xl">
            {words.shelf.title}
          </h2>
          <ResultsShelf experiments={notebook.experiments} counts={counts} />
        </section>
      )}
      <div className="flip-links grid max-w-prose gap-2 text-sm">
        <SafetyLines />
      </div>
      <KeptHere {...kept} />
      {choice && <CountsChoice {...choice} />}
    </>
  );
}
