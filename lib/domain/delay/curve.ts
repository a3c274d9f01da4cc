import { type AnsweredDelay, answeredOf, type Delay, type Urge, urges } from './delay';

/** Nothing is drawn, counted or compared below this sample size, to avoid reading patterns into chance. */
export const fewest = 5;
/** More points would be too dense to read. */
const MOST = 30;

export interface UrgePoint {
  id: string;
  /** When the urge came, epoch milliseconds. */
  at: number;
  urge: Urge;
  searched: boolean;
  /** 0 (gone) to 1 (grown): the moving average of five answers. */
  level: number;
}

/** @returns the latest urges, oldest first, with their moving average; null below five answers */
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
