import { isLocalDate, isMoment, type LocalDate } from './local-date';
import { fewest } from './postponement';

/** Whether the prediction came true, as judged by the person. */
export const verdicts = ['came-true', 'partly', 'did-not', 'cannot-tell'] as const;
export type Verdict = (typeof verdicts)[number];

/** Written before the experiment. */
export interface ExperimentPlan {
  prediction: string;
  /** The habit to leave out. */
  leaveOut: string;
  until: LocalDate;
}

/** Written afterwards. */
export interface ExperimentResult {
  verdict: Verdict;
  happened: string;
  learned: string;
}

export interface Experiment extends ExperimentPlan {
  id: string;
  /** Epoch milliseconds. */
  madeAt: number;
  result: (ExperimentResult & { at: number }) | null;
}

/** Whether a notebook record, possibly from an older release, is an experiment this release can read. */
export function isExperiment(value: unknown): value is Experiment {
  const { id, prediction, leaveOut, until, madeAt, result } = Object(value);
  return (
    [id, prediction, leaveOut, until].every((each) => typeof each === 'string') &&
    isLocalDate(until) &&
    isMoment(madeAt) &&
    (result === null || isResult(result))
  );
}

function isResult(value: unknown): boolean {
  const { verdict, happened, learned, at } = Object(value);
  const isWritten = [happened, learned].every((each) => typeof each === 'string');
  return verdicts.includes(verdict) && isWritten && isMoment(at);
}

/** @returns experiments without a result, by end date */
export function openExperiments(experiments: readonly Experiment[]): Experiment[] {
  return experiments
    .filter(({ result }) => result === null)
    .sort((a, b) => a.until.localeCompare(b.until) || a.madeAt - b.madeAt);
}

/** @returns experiments with a result, newest first */
export function resultsOf(experiments: readonly Experiment[]) {
  return experiments
    .flatMap((each) => (each.result ? [{ ...each, result: each.result }] : []))
    .sort((a, b) => b.result.at - a.result.at);
}

/** Whether the experiment has reached its end date. */
export function isOver({ until }: Pick<Experiment, 'until'>, today: LocalDate): boolean {
  return until <= today;
}

/** @returns how many predictions have a result, and how many of these came true or in part; null below five */
export function tallyOf(experiments: readonly Experiment[]) {
  const results = resultsOf(experiments);
  const count = (verdict: Verdict) => results.filter(({ result }) => result.verdict === verdict).length;
  if (results.length < fewest) return null;
  return {
    predictions: results.length,
    cameTrue: count('came-true'),
    partly: count('partly'),
    cannotTell: count('cannot-tell'),
  };
}
