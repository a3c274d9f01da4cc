import { delayWords } from '@/content/flip-delay';
import { experimentWords } from '@/content/flip-experiments';
import { keptWords } from '@/content/flip-kept';
import { planWords } from '@/content/flip-plan';
import type { Delay } from '@/lib/domain/delay/delay';
import type { Experiment } from '@/lib/domain/experiments/experiment';
import type { Notebook } from './notebook';

const words = keptWords.file;
const { levels, searched, notSearched } = delayWords.curve;

/** The whole notebook as plain text. */
export function notebookText({
  delays,
  experiments,
  plan,
}: Pick<Notebook, 'delays' | 'experiments' | 'plan'>): string {
  const parts = [
    [words.experiments, ...experiments.map(textOfExperiment)],
    [words.plan, ...(plan ? planWords.fields.map(({ name, label }) => `${label}\n${plan[name]}`) : [])],
    [words.waits, ...delays.map(textOfDelay)],
  ];
  const written = parts.filter(({ length }) => length > 1);
  return `${[[words.title], ...written].map((part) => part.join('\n\n')).join('\n\n\n')}\n`;
}

function textOfDelay({ startedAt, answer }: Delay): string {
  const what = answer ? `${levels[answer.urge]}, ${answer.searched ? searched : notSearched}` : words.open;
  return `${new Date(startedAt).toLocaleString()}: ${what}`;
}

function textOfExperiment({ prediction, leaveOut, until, result }: Experiment): string {
  const lines = [
    [words.prediction, prediction],
    [words.leaveOut, leaveOut],
    [words.until, until],
  ];
  if (result)
    lines.push(
      [words.verdict, experimentWords.verdicts[result.verdict]],
      [words.happened, result.happened],
      [words.learned, result.learned],
    );
  return lines.map(([label, text]) => `${label}: ${text}`).join('\n');
}
