import { claim } from '@/content/claims';

interface Banner {
  text: string;
  /** `measured` shows the month's real number of completed flips in place of the specified counter. */
  counter: 'specified' | 'measured';
  claim: 'transformed-this-month';
  start: number;
  label: string;
  /** What the counter counts when it is `measured`. */
  measuredLabel: string;
  /** How often the counter may rise, in milliseconds. */
  everyMs: number;
  /** The chance that it then rises by one, from 0 to 1. */
  chance: number;
  /** Seconds left, counting down to 0 from the beginning of a visit; kept and never shown. */
  timeLeftSeconds: number;
}

export const banner: Banner = {
  text: 'Discover the Flip Method for Health Anxiety',
  counter: 'specified',
  claim: 'transformed-this-month',
  start: Number(claim('transformed-this-month').value),
  label: claim('transformed-this-month').label,
  measuredLabel: 'flips completed this month',
  everyMs: 30_000,
  chance: 0.3,
  timeLeftSeconds: 604_800,
};
