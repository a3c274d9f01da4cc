import type { LocalDate } from '../stats/local-date';

/** Whether what was predicted has happened, in the person's own judgement. */
export const verdicts = ['came-true', 'partly', 'did-not', 'cannot-tell'] as const;
export type Verdict = (typeof verdicts)[number];

/** What a person writes before an experiment. */
export interface ExperimentPlan {
  prediction: string;
  /** The habit that is left out. */
  leaveOut: string;
  until: LocalDate;
}

/** What they write afterwards. */
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

/** Whether a page of the notebook, maybe of an older release, is an experiment that this one can read. */
export function isExperiment(value: unknown): value is Experiment {
  const { id, prediction, leaveOut, until, result } = Object(value);
  return (
    [id, prediction, leaveOut, until].every((each) => typeof each === 'string') &&
    (result === null || verdicts.includes(result?.verdict))
  );
}

/** @returns the experiments without a result, those that are over first, then by their day */
export function openExperiments(experiments: readonly Experiment[]): Experiment[] {
  return experiments
    .filter(({ result }) => result === null)
    .sort((a, b) => a.until.localeCompare(b.until) || a.madeAt - b.madeAt);
}

/** @returns the experiments with a result, the newest first */
export function resultsOf(experiments: readonly Experiment[]) {
  return experiments
    .flatMap((each) => (each.result ? [{ ...each, result: each.result }] : []))
    .sort((a, b) => b.result.at - a.result.at);
}

/** Whether its day has come. */
export function isOver({ until }: Pick<Experiment, 'until'>, today: LocalDate): boolean {
  return until <= today;
}
