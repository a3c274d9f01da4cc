import { useState } from 'react';
import { ExperimentForm } from '@/components/flip/notebook/experiment-form';
import { OpenExperiment } from '@/components/flip/notebook/open-experiment';
import { ResultForm } from '@/components/flip/notebook/result-form';
import { ResultsShelf } from '@/components/flip/notebook/results-shelf';
import { useStageFocus } from '@/components/flip/notebook/use-stage-focus';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { experimentWords as words } from '@/content/flip-experiments';
import { GUEST } from '@/lib/device/databases';
import { openExperiments, resultsOf } from '@/lib/domain/experiments/experiment';
import { predictionsIn } from '@/lib/domain/notebook-counts/counts';
import { addDays, localDateOf } from '@/lib/domain/stats/local-date';
import { useCounts } from './counts';
import { addExperiment, finishExperiment, type Notebook } from './notebook';
import { NotebookFoot } from './notebook-foot';

/** Predictions, what is left out, and what then happens: the shelf of them, or one page to write on. */
export function ExperimentsView({ notebook }: { notebook: Notebook }) {
  const owner = notebook.owner ?? GUEST;
  const { counts } = useCounts(notebook);
  const [writing, setWriting] = useState<'new' | { result: string } | null>(null);
  const [notKept, setNotKept] = useState(false);
  const today = localDateOf(Date.now());
  const open = openExperiments(notebook.experiments);
  const finishing = typeof writing === 'object' && open.find(({ id }) => id === writing?.result);
  const stage = finishing ? 'result' : writing === 'new' ? 'new' : 'shelf';
  const frame = useStageFocus(stage);
  const leave = () => setWriting(null);

  async function keep(isWritten: Promise<boolean>) {
    setNotKept(!(await isWritten));
    leave();
  }

  return (
    <>
      <div ref={frame} className="flip-notebook">
        {notKept && stage === 'shelf' && <Notice message={{ tone: 'neutral', title: words.notKept }} />}
        {stage === 'new' && (
          <ExperimentForm
            today={today}
            tomorrow={addDays(today, 1)}
            onKeep={(plan) => keep(addExperiment(owner, plan))}
            onLeave={leave}
          />
        )}
        {finishing && (
          <ResultForm
            experiment={finishing}
            onKeep={(result) => keep(finishExperiment(owner, finishing, result))}
            onLeave={leave}
          />
        )}
        {stage === 'shelf' && (
          <>
            <section aria-labelledby="under-way" className="grid gap-4">
              <h2 id="under-way" tabIndex={-1} className="text-xl">
                {open.length > 0 ? words.open.title : words.open.none}
              </h2>
              {open.map((experiment) => (
                <OpenExperiment
                  key={experiment.id}
                  {...{ experiment, today }}
                  onFinish={() => setWriting({ result: experiment.id })}
                />
              ))}
            </section>
            <div className="grid max-w-prose gap-3">
              {open.length === 0 && <p className="text-lg">{words.lead}</p>}
              <p className="font-semibold">{words.never}</p>
              <Button
                variant={open.length > 0 ? 'secondary' : 'primary'}
                className="justify-self-start"
                onClick={() => setWriting('new')}
              >
                {words.form.begin}
              </Button>
            </div>
            {(resultsOf(notebook.experiments).length > 0 || predictionsIn(counts)) && (
              <section aria-labelledby="own-results" className="grid gap-4">
                <h2 id="own-results" className="text-xl">
                  {words.shelf.title}
                </h2>
                <ResultsShelf experiments={notebook.experiments} counts={counts} />
              </section>
            )}
          </>
        )}
      </div>
      {stage === 'shelf' && <NotebookFoot notebook={notebook} />}
    </>
  );
}
