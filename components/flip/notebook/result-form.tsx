import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { experimentWords } from '@/content/flip-experiments';
import { type Experiment, type ExperimentResult, verdicts } from '@/lib/domain/experiments/experiment';
import { Stage } from './stage';
import { useStageFocus } from './use-stage-focus';
import { WritingPage } from './writing-page';

const { result: words, pages } = experimentWords;

interface ResultFormProps {
  experiment: Experiment;
  onKeep: (result: ExperimentResult) => void;
  onLeave: () => void;
}

/** What happened. The four verdicts look alike, and "I can't tell" is one of them. */
export function ResultForm({ experiment: { prediction }, onKeep, onLeave }: ResultFormProps) {
  const [result, setResult] = useState<Partial<ExperimentResult>>({});
  const [page, setPage] = useState<'verdict' | 'happened' | 'learned'>('verdict');
  const frame = useStageFocus(page);
  const { verdict, happened = '', learned = '' } = result;

  return (
    <div ref={frame} className="grid gap-6">
      <p className="notebook-quote">{prediction}</p>
      {page === 'verdict' ? (
        <Stage title={words.verdict}>
          <div className="notebook-answers">
            {verdicts.map((each) => (
              <Button
                key={each}
                variant="secondary"
                aria-pressed={each === verdict}
                onClick={() => {
                  setResult({ ...result, verdict: each });
                  setPage('happened');
                }}
              >
                {experimentWords.verdicts[each]}
              </Button>
            ))}
          </div>
          <Button variant="quiet" className="-ml-2 justify-self-start" onClick={onLeave}>
            {pages.leave}
          </Button>
        </Stage>
      ) : (
        <WritingPage
          key={page}
          name={page}
          question={words[page]}
          value={result[page] ?? ''}
          onWrite={(text) => setResult({ ...result, [page]: text })}
          last={page === 'learned' ? words.keep : undefined}
          onNext={() => {
            if (page === 'happened') setPage('learned');
            else if (verdict) onKeep({ verdict, happened: happened.trim(), learned: learned.trim() });
          }}
          onBack={() => setPage(page === 'learned' ? 'happened' : 'verdict')}
          onLeave={onLeave}
        />
      )}
    </div>
  );
}
