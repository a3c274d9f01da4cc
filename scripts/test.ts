import { areFilesBuilt, buildFiles } from '../build/files.ts';
import { runChecks } from './check.ts';
import { findChromium } from './chromium.ts';
import { addTallies, reportTally, type Tally } from './report.ts';
import { randomiseSeed } from './seed.ts';
import { type Choice, chooseFiles, playwright, type RunnerName, runners, vitest } from './test-run.ts';
import { clearTestStack, keepTestStack, startTestStack } from './test-stack.ts';

type Work = () => Promise<Tally>;

/** Runs the tests of runners of one tool together. */
const start = (names: RunnerName | readonly RunnerName[], choice?: Choice): Promise<Tally> => {
  const chosen = [names].flat().map((name) => runners[name]);
  const run = chosen[0]?.tool === 'vitest' ? vitest : playwright;
  return run(
    chosen.flatMap(({ projects }) => projects),
    choice,
  );
};

/** Runs the works one at a time, as each uses all cores. */
async function inTurn(works: readonly Work[]): Promise<Tally> {
  const tallies: Tally[] = [];
  for (const work of works) tallies.push(await work());
  return addTallies(tallies);
}

/** Runs the works on the test stack. A stack that does not start counts as one failure, with its reason. */
async function onStack(works: readonly Work[], keep = false): Promise<Tally> {
  if (works.length === 0) return { passed: 0, failures: [] };
  try {
    if (keep) {
      await keepTestStack();
      return await inTurn(works);
    }
    await clearTestStack();
    const session = await startTestStack();
    try {
      return await inTurn(works);
    } finally {
      await session.stop();
    }
  } catch (error) {
    const reason = error instanceof Error ? error.message : error;
    return { passed: 0, failures: [`the stack did not start: ${reason}`] };
  }
}

/** The browser tests of a tier. Those of the exercise and of documents depend on nothing that the `alone` ones change. */
const browsers = (tier: 'first' | 'second', files: readonly string[] = []): Work[] => [
  () => start('browserForms', { files, tier }),
  () => start(['browserAlone', 'browserPages'], { files, tier }),
];

/** The second tier, or what it has in files whose path contains one of the words. */
const longWorks = (files: readonly string[] = []): Work[] => [
  () => start('longStack', { files }),
  ...browsers('second', files),
  () => start('longBrowser', { files }),
  () => start('longBrowserAlone', { files }),
];

/** Runs the works in turn; tests with their own database run beside them, at low priority. */
const withDatabases = async (works: readonly Work[]) =>
  addTallies(await Promise.all([vitest(['database'], { lowPriority: true }), inTurn(works)]));

const stack = () => vitest(['stack', 'stack-alone']);

/** Runs the checks, then the unit tests while the stack starts, then the tests on the stack. */
async function everything(keep: boolean): Promise<Tally> {
  // Only the second tier times the slow password hash; the first uses the cheapest one.
  process.env.LITE_AUTH_BCRYPT_COST = '4';
  // Installs it in the background if missing.
  void findChromium();
  const checked = await runChecks();
  const unit = start('unit');
  return addTallies([
    checked,
    await onStack([() => unit, () => withDatabases([stack, ...browsers('first')])], keep),
  ]);
}

/** Runs the files whose path contains one of the words or, if none does, the tests with that title. */
async function matching(words: readonly string[], keep: boolean): Promise<Tally> {
  const chosen = chooseFiles(words);
  const works = (names: readonly RunnerName[]): Work[] =>
    names.flatMap((name) => {
      const choice = chosen ? chosen[name] && { files: chosen[name] } : { title: words.join(' ') };
      return choice ? [() => start(name, choice)] : [];
    });
  const [unit, ...stacked] = Object.keys(runners) as ['unit', ...RunnerName[]];
  return addTallies([await inTurn(works([unit])), await onStack(works(stacked), keep)]);
}

/**
 * `npm test [-- [--keep] [words…]]`: runs the first tier, or only what matches.
 */
export async function run(args: readonly string[]): Promise<number> {
  // Some unit tests read generated files.
  if (!areFilesBuilt()) await buildFiles();
  const keep = args.includes('--keep');
  const words = args.filter((arg) => arg !== '--keep');
  return reportTally(await (words.length > 0 ? matching(words, keep) : everything(keep)));
}

/**
 * `npm run test:long [-- words…]`: runs the second tier on a new stack, with a random seed. Without words, this
 * includes the first tier's unit and database tests, for their properties.
 */
export async function runLong(words: readonly string[]): Promise<number> {
  randomiseSeed();
  if (!areFilesBuilt()) await buildFiles();
  const properties: Work[] = words.length > 0 ? [] : [() => start('unit'), () => withDatabases([stack])];
  return reportTally(await onStack([...properties, ...longWorks(words)]));
}
