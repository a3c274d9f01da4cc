import { type AnsweredDelay, answeredOf, type Delay, type Urge, urges } from './delay';

/** Below so many answers nothing is drawn, counted or compared: less is chance. */
export const fewest = 5;
/** More would be too fine to see. */
const MOST = 30;

export interface UrgePoint {
  id: string;
  /** Epoch milliseconds at which the urge came. */
  at: number;
  urge: Urge;
  searched: boolean;
  /** 0 for gone, 1 for grown: the middle of this answer and its two neighbours on each side. */
  level: number;
}

/** @returns the latest urges in their order, with a line through their middles; null below five answers */
export function urgeCurve(delays: readonly Delay[]): UrgePoint[] | null {
  const answered = answeredOf(delays);
  if (answered.length < fewest) return null;
  return answered.slice(-MOST).map(({ id, startedAt, answer }, index, all) => ({
    id,
    at: startedAt,
    urge: answer.urge,
    searched: answer.searched,
    level: middleOf(all.slice(Math.max(0, index - 2), index + 3)),
  }));
}

function middleOf(near: readonly AnsweredDelay[]): number {
  const sum = near.reduce((total, { answer }) => total + urges.indexOf(answer.urge), 0);
  return sum / near.length / (urges.length - 1);
}
