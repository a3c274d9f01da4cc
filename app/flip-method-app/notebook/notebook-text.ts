import { delayWords } from '@/content/flip-delay';
import { experimentWords } from '@/content/flip-experiments';
import { keptWords } from '@/content/flip-kept';
import { planWords } from '@/content/flip-plan';
import type { Experiment } from '@/lib/domain/experiments/experiment';
import type { Notebook } from './notebook';

const words = keptWords.file;
const { levels, searched, notSearched } = delayWords.curve;

/** Everything that is kept of one person, as a text to read. */
export function notebookText({ delays, experiments, plan }: Omit<Notebook, 'owner' | 'status'>): string {
  const parts = [
    words.title,
    ...(experiments.length > 0 ? [heading(words.experiments), ...experiments.map(textOfExperiment)] : []),
    ...(plan
      ? [
          heading(words.plan),
          planWords.fields.map(({ name, label }) => `${label}\n${plan[name]}`).join('\n\n'),
        ]
      : []),
    ...(delays.length > 0
      ? [
          heading(words.waits),
          delays
            .map(
              ({ startedAt, answer }) =>
                `${new Date(startedAt).toLocaleString()}: ${
                  answer ? `${levels[answer.urge]}, ${answer.searched ? searched : notSearched}` : words.open
                }`,
            )
            .join('\n'),
        ]
      : []),
  ];
  return `${parts.join('\n\n')}\n`;
}

const heading = (text: string) => `${text}\n${'='.repeat(text.length)}`;

function textOfExperiment({ prediction, leaveOut, until, result }: Experiment): string {
  const lines = [
    [words.prediction, prediction],
    [words.leaveOut, leaveOut],
    [words.until, until],
    ...(result
      ? [
          [words.verdict, experimentWords.verdicts[result.verdict]],
          [words.happened, result.happened],
          [words.learned, result.learned],
        ]
      : []),
  ];
  return lines.map(([label, text]) => `${label}: ${text}`).join('\n');
}
