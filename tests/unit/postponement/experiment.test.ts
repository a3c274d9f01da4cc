import { expect, it } from 'vitest';
import { experimentWords } from '@/content/flip/experiments';
import * as notebook from '@/lib/domain/notebook';

const { isExperiment, isOver, openExperiments, resultsOf, tallyOf } = notebook;
let next = 0;
function experiment(verdict: notebook.Verdict | null, until = '2026-11-20'): notebook.Experiment {
  next += 1;
  const result = verdict && { verdict, happened: '', learned: '', at: next };
  return { id: String(next), madeAt: next, prediction: 'p', leaveOut: 'l', until, result };
}

const verdicts = ['did-not', 'did-not', 'came-true', 'partly', 'cannot-tell'] as const;
const five = verdicts.map((each) => experiment(each));

it('counts predictions with a result by verdict, from five on, sorts open ones by end date and results newest first', () => {
  expect(tallyOf([...five.slice(1), experiment(null)])).toBeNull();
  const counts = { predictions: 5, cameTrue: 1, partly: 1, cannotTell: 1 };
  expect(tallyOf([...five, experiment(null)])).toEqual(counts);
  const [later, sooner] = [experiment(null, '2026-12-01'), experiment(null, '2026-11-01')];
  const [first, second] = [experiment('did-not'), experiment('came-true')];
  const all = [later, first, sooner, second];
  expect(openExperiments(all)).toEqual([sooner, later]);
  expect(resultsOf(all).map(({ id }) => id)).toEqual([second.id, first.id]);
  expect([isOver(sooner, '2026-11-01'), isOver(later, '2026-11-30')]).toEqual([true, false]);
});

const { tally } = experimentWords.shelf;

it.each([
  [12, 0, 0, 0, 'Of 12 predictions, 0 came true.'],
  [5, 5, 0, 0, 'Of 5 predictions, 5 came true.'],
  [5, 1, 1, 0, 'Of 5 predictions, 1 came true. 1 came true in part.'],
  [5, 0, 0, 2, 'Of 5 predictions, 0 came true. 2 could not be told either way.'],
])('%i, %i true, %i in part, %i unknown: "%s"', (predictions, cameTrue, partly, cannotTell, said) => {
  expect(tally({ predictions, cameTrue, partly, cannotTell })).toBe(said);
});

it('accepts its own records, and rejects other shapes', () => {
  const open = experiment(null);
  for (const own of [experiment('partly'), open]) expect(isExperiment(own)).toBe(true);
  for (const other of [null, 'words', {}, { ...open, until: 3 }, { ...open, result: {} }])
    expect(isExperiment(other)).toBe(false);
});
