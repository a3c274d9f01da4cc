import { experimentWords } from '@/content/flip-experiments';
import { type Experiment, resultsOf } from '@/lib/domain/experiments/experiment';
import { type Counts, type Tally, tallyIn } from '@/lib/domain/notebook-counts/counts';

const { shelf: words, verdicts } = experimentWords;

interface ResultsShelfProps {
  experiments: readonly Experiment[];
  /** Of all devices, where the account keeps them. */
  counts: Counts;
}

/** How one's own predictions did, each of this device in full, and from five on in one sentence. */
export function ResultsShelf({ experiments, counts }: ResultsShelfProps) {
  const results = resultsOf(experiments);
  const tally = tallyIn(counts);
  if (results.length === 0 && !tally) return <p className="max-w-prose text-muted">{words.empty}</p>;
  return (
    <>
      {tally && <p className="max-w-prose font-serif text-xl">{tallyText(tally)}</p>}
      {tally && tally.predictions > results.length && <p className="text-sm text-muted">{words.all}</p>}
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

/** All the predictions are in it, whatever became of them. */
function tallyText(tally: Tally): string {
  const { partly, 'cannot-tell': cannotTell } = tally;
  const sentences = [
    `${words.of}${tally.predictions}${words.predictions}${tally['came-true']}${words.cameTrue}`,
  ];
  if (partly > 0) sentences.push(partly === 1 ? words.partly.one : `${partly}${words.partly.many}`);
  if (cannotTell > 0) sentences.push(`${cannotTell}${words.cannotTell}`);
  return sentences.join(' ');
}
