import { experimentWords } from '@/content/flip-experiments';
import { type Experiment, resultsOf } from '@/lib/domain/experiments/experiment';
import { type Counts, predictionsIn } from '@/lib/domain/notebook-counts/counts';

const { shelf: words, verdicts } = experimentWords;

interface ResultsShelfProps {
  experiments: readonly Experiment[];
  /** Of all devices, if the account keeps counts. */
  counts: Counts;
}

/** The person's own predictions: those of this device in full, and a summary from five on. */
export function ResultsShelf({ experiments, counts }: ResultsShelfProps) {
  const results = resultsOf(experiments);
  const predictions = predictionsIn(counts);
  if (results.length === 0 && !predictions) return <p className="max-w-prose text-muted">{words.empty}</p>;
  return (
    <>
      {predictions && (
        <div className="grid max-w-prose gap-2">
          <p className="font-serif text-xl">{words.tally(predictions, counts)}</p>
          {counts.came_true * 2 >= predictions && <p>{words.oftenTrue}</p>}
          {predictions > results.length && <p className="text-sm text-muted">{words.all}</p>}
        </div>
      )}
      <ul className="grid gap-5" hidden={results.length === 0}>
        {results.map(({ id, prediction, result }) => (
          <li key={id} className="flip-statement grid gap-1">
            <p className="wrap-anywhere">{prediction}</p>
            <p className="text-sm wrap-anywhere">
              <strong>{verdicts[result.verdict]}.</strong> {result.happened}
            </p>
            {result.learned && (
              <p className="text-sm wrap-anywhere text-muted">
                {words.learned}
                {result.learned}
              </p>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}
