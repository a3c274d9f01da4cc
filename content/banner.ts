import { claim } from '@/content/claims';

interface Banner {
  text: string;
  /** `measured` shows this month's real number of completed flips instead of the specified counter. */
  counter: 'specified' | 'measured';
  claim: 'transformed-this-month';
  start: number;
  label: string;
  /** Label of the `measured` counter. */
  measuredLabel: string;
  /** Interval at which the counter may rise, in milliseconds. */
  everyMs: number;
  /** Probability of a rise per interval, from 0 to 1. */
  chance: number;
  /** Length of the countdown in seconds, from the start of a visit; not displayed. */
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
