import { measureOfflineStart } from '../offline-start.ts';
import type { Part } from '../part.ts';
import { cell } from '../report/table.ts';

/** The exercise without a network. */
export const offline: Part = {
  name: 'offline',
  async run(served, { rounds }) {
    const { siteUrl } = await served.product();
    const start = await measureOfflineStart(siteUrl, rounds);
    return [
      {
        title: 'The exercise without a network',
        note: `CPU four times slower, the service worker asleep; medians of ${start.rounds} interleaved rounds. Ratios are to a page of two lines that a worker of two lines keeps.`,
        columns: [
          { name: 'first paint', unit: 'ms', digits: 0, target: { of: 'ratio', most: 1.1 } },
          { name: 'first button', unit: 'ms', digits: 0 },
          { name: 'kept on the device', unit: 'KB', digits: 0, target: { of: 'value', most: 460 } },
        ],
        rows: [
          { name: 'bare page', cells: [cell(start.firstPaint.bare), null, null], unjudged: true },
          {
            name: 'the exercise',
            cells: [
              cell(start.firstPaint.exercise, start.firstPaint.bare),
              cell(start.usable, start.firstPaint.bare),
              cell(start.kept / 1_000),
            ],
          },
        ],
      },
    ];
  },
};
