import { expect, it } from 'vitest';
import {
  type Experiment,
  isOver,
  openExperiments,
  resultsOf,
  type Verdict,
} from '@/lib/domain/experiments/experiment';
import { monthsOf, sumOf, tallyIn } from '@/lib/domain/notebook-counts/counts';

const tallyOf = (experiments: readonly Experiment[]) => tallyIn(sumOf(monthsOf([], experiments)));

let next = 0;
function experiment(verdict: Verdict | null, until = '2026-11-20'): Experiment {
  next += 1;
  const result = verdict && { verdict, happened: '', learned: '', at: next };
  return { id: String(next), madeAt: next, prediction: 'p', leaveOut: 'l', until, result };
}

it('counts nothing below five results', () => {
  const four = (['did-not', 'did-not', 'came-true', 'partly'] as const).map((each) => experiment(each));
  expect(tallyOf([...four, experiment(null)])).toBeNull();
});

it('counts what came true as well as what did not', () => {
  const list = (['did-not', 'did-not', 'came-true', 'partly', 'cannot-tell'] as const).map((each) =>
    experiment(each),
  );
  expect(tallyOf([...list, experiment(null)])).toEqual({
    predictions: 5,
    'came-true': 1,
    partly: 1,
    'did-not': 2,
    'cannot-tell': 1,
  });
});

it('lists what is open by its day and what is done by its end, the newest first', () => {
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
