import type { Part } from '../part.ts';
import { BUSY, type Lateness, measureStepTiming } from '../step-timing.ts';

/** The four seconds, and what becomes of them in a page that is busy or hidden. */
export const step: Part = {
  name: 'step',
  async run(served, { rounds = 5 }) {
    const { siteUrl } = await served.product();
    const { visible, busy, hidden } = await measureStepTiming(siteUrl, served.chromium(), rounds);
    const table = (title: string, most: number, { step: late, interval }: Lateness) => ({
      title,
      note: `Median of ${rounds} flips. Milliseconds from the tap until the second step's title stands there, less the step's four seconds. \`setInterval\` counts four ticks in the same page at the same time.`,
      columns: [{ name: 'late', unit: 'ms' as const, digits: 1, target: { of: 'value' as const, most } }],
      rows: [
        { name: 'the step', cells: [{ value: late }] },
        { name: 'counting with setInterval', cells: [{ value: interval }], unjudged: true as const },
      ],
    });
    return [
      table('The four-second step, visible', 5, visible),
      table(
        `The four-second step, in a page that is busy for ${BUSY.task} of every ${BUSY.every} ms`,
        BUSY.task + 10,
        busy,
      ),
      table('The four-second step, in a hidden tab', 20, hidden),
    ];
  },
};
