import { useState } from 'react';
import { OpenExperiment } from '@/components/flip/notebook/open-experiment';
import { Questions } from '@/components/flip/notebook/questions';
import { ResultsShelf } from '@/components/flip/notebook/results-shelf';
import { useStageFocus } from '@/components/flip/notebook/use-stage-focus';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { experimentWords as words } from '@/content/flip-experiments';
import { questionWords } from '@/content/flip-questions';
import { GUEST } from '@/lib/device/databases';
import { openExperiments, resultsOf, verdicts } from '@/lib/domain/experiments/experiment';
import { predictionsIn } from '@/lib/domain/notebook-counts/counts';
import { addDays, localDateOf } from '@/lib/domain/stats/local-date';
import { useCounts } from './counts';
import { addExperiment, finishExperiment, type Notebook } from './notebook';
import { NotebookFoot } from './notebook-foot';

const { form, result, open: openWords } = words;

/** Experiments and their results, or the form for one of them. */
export function ExperimentsView({ notebook }: { notebook: Notebook }) {
  const owner = notebook.owner ?? GUEST;
  const { counts } = useCounts(notebook);
  /** `new`, or the id of the experiment whose result is being written. */
  const [writing, setWriting] = useState<string | null>(null);
  const [notKept, setNotKept] = useState(false);
  const today = localDateOf(Date.now());
  const open = openExperiments(notebook.experiments);
  const finishing = open.find(({ id }) => id === writing);
  const stage = finishing ? 'result' : writing === 'new' ? 'new' : 'shelf';
  const frame = useStageFocus(stage);

  async function keep(isWritten: Promise<boolean>) {
    setNotKept(!(await isWritten));
    setWriting(null);
  }

  return (
    <div ref={frame} className="flip-notebook">
      {stage === 'new' && (
        <Questions
          questions={[form.prediction, form.leaveOut, { ...form.until, firstDay: today }]}
          start={{ until: addDays(today, 1) }}
          keep={form.keep}
          leave={questionWords.leave}
          onDone={(plan) => keep(addExperiment(owner, plan))}
          onLeave={() => setWriting(null)}
        />
      )}
      {finishing && (
        <>
          <p className="notebook-quote">{finishing.prediction}</p>
          <Questions
            questions={[
              { name: 'verdict', question: result.verdict, choices: words.verdicts },
              { name: 'happened', question: result.happened },
              { name: 'learned', question: result.learned },
            ]}
            keep={result.keep}
            leave={questionWords.leave}
            onDone={(answers) => {
              const verdict = verdicts.find((each) => each === answers.verdict) ?? 'cannot-tell';
              void keep(finishExperiment(owner, finishing, { ...answers, verdict }));
            }}
            onLeave={() => setWriting(null)}
          />
        </>
      )}
      {stage === 'shelf' && (
        <>
          {notKept && <Notice message={{ tone: 'neutral', title: words.notKept }} />}
          <section aria-labelledby="under-way" className="grid gap-4">
            <h2 id="under-way" tabIndex={-1} className="text-xl">
              {open.length > 0 ? openWords.title : openWords.none}
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
            {open.length === 0 && <p className="text-lg">{words.lead}</p>}
            <p className="font-semibold">{words.never}</p>
            <Button
              variant={open.length > 0 ? 'secondary' : 'primary'}
              className="justify-self-start"
              onClick={() => setWriting('new')}
            >
              {form.begin}
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
          <NotebookFoot notebook={notebook} />
        </>
      )}
    </div>
  );
}
