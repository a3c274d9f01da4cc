import { expect, it } from 'vitest';
import { experimentWords } from '@/content/flip/experiments';
import {
  type Experiment,
  isExperiment,
  isOver,
  openExperiments,
  resultsOf,
  type Verdict,
} from '@/lib/domain/experiment';
import { monthsOf, noCounts, predictionsIn, sumOf } from '@/lib/domain/notebook-counts';

const countsOf = (experiments: readonly Experiment[]) => sumOf(monthsOf([], experiments));

let next = 0;
function experiment(verdict: Verdict | null, until = '2026-11-20'): Experiment {
  next += 1;
  const result = verdict && { verdict, happened: '', learned: '', at: next };
  return { id: String(next), madeAt: next, prediction: 'p', leaveOut: 'l', until, result };
}

it('counts no predictions below five results', () => {
  const four = (['did-not', 'did-not', 'came-true', 'partly'] as const).map((each) => experiment(each));
  expect(predictionsIn(countsOf([...four, experiment(null)]))).toBeNull();
});

it('counts predictions by verdict', () => {
  const list = (['did-not', 'did-not', 'came-true', 'partly', 'cannot-tell'] as const).map((each) =>
    experiment(each),
  );
  const counts = countsOf([...list, experiment(null)]);
  expect(predictionsIn(counts)).toBe(5);
  expect(counts).toEqual({ ...noCounts, came_true: 1, partly: 1, did_not: 2, cannot_tell: 1 });
});

it('sorts open experiments by end date and results newest first', () => {
  const later = experiment(null, '2026-12-01');
  const sooner = experiment(null, '2026-11-01');
  const first = experiment('did-not');
  const second = experiment('came-true');
  const all = [later, first, sooner, second];
  expect(openExperiments(all)).toEqual([sooner, later]);
  expect(resultsOf(all).map(({ id }) => id)).toEqual([second.id, first.id]);
  expect(isOver(sooner, '2026-11-01')).toBe(true);
  expect(isOver(later, '2026-11-30')).toBe(false);
});

const { tally } = experimentWords.shelf;

it.each([
  [{ did_not: 12 }, 'Of 12 predictions, 0 came true.'],
  [{ came_true: 5 }, 'Of 5 predictions, 5 came true.'],
  [{ came_true: 1, did_not: 3, partly: 1 }, 'Of 5 predictions, 1 came true. 1 came true in part.'],
  [{ did_not: 3, cannot_tell: 2 }, 'Of 5 predictions, 0 came true. 2 could not be told either way.'],
])('%j is reported as "%s"', (results, sentence) => {
  const counts = { ...noCounts, ...results };
  expect(tally(predictionsIn(counts) ?? 0, counts)).toBe(sentence);
});

it('accepts its own records, and rejects other shapes', () => {
  expect(isExperiment(experiment('partly'))).toBe(true);
  expect(isExperiment(experiment(null))).toBe(true);
  for (const page of [
    null,
    'words',
    {},
    { ...experiment(null), until: 3 },
    { ...experiment(null), result: {} },
  ])
    expect(isExperiment(page)).toBe(false);
});
