import { describe, expect, it } from 'vitest';
import { type Experiment, verdicts } from '@/lib/domain/experiment';
import {
  countNames,
  countsOfAll,
  type DeviceCounts,
  hasEnoughPostponements,
  isSent,
  monthsOf,
  noCounts,
  predictionsIn,
  sumOf,
} from '@/lib/domain/notebook-counts';
import { type Postponement, urges } from '@/lib/domain/postponement';
import { fc } from '../../support/random';

const moment = fc.integer({ min: Date.UTC(2025, 0, 1), max: Date.UTC(2026, 11, 31) });
const postponement = fc.record({
  startedAt: moment,
  answer: fc.option(fc.record({ at: moment, urge: fc.constantFrom(...urges), searched: fc.boolean() })),
}) as fc.Arbitrary<Postponement>;
const experiment = fc.record({
  prediction: fc.constant('a secret'),
  result: fc.option(
    fc.record({ at: moment, verdict: fc.constantFrom(...verdicts), happened: fc.constant('a secret') }),
  ),
}) as unknown as fc.Arbitrary<Experiment>;
const notebook = fc.record({
  postponements: fc.array(postponement, { maxLength: 6 }),
  experiments: fc.array(experiment, { maxLength: 6 }),
});
type Pages = typeof notebook extends fc.Arbitrary<infer Value> ? Value : never;

/** The account's rows after one device has synced, as in the database. */
function sync(
  account: readonly DeviceCounts[],
  device: string,
  { postponements, experiments }: Pages,
): DeviceCounts[] {
  const others = account.filter((row) => row.device !== device);
  return [...others, ...monthsOf(postponements, experiments, 'UTC').map((counts) => ({ ...counts, device }))];
}

describe('a person’s counts', () => {
  it('are the sum over their devices, whatever the order and number of syncs', () => {
    fc.assert(
      fc.property(
        fc.array(notebook, { minLength: 1, maxLength: 4 }),
        fc.array(fc.tuple(fc.nat({ max: 3 }), fc.boolean()), { maxLength: 12 }),
        (notebooks, syncs) => {
          const none = { postponements: [], experiments: [] };
          const of = (index: number) => notebooks[index] ?? none;
          let account: DeviceCounts[] = [];
          // Some sync while they are still empty.
          for (const [index, early] of syncs)
            account = sync(account, String(index), early ? none : of(index));
          for (const [index] of notebooks.entries()) account = sync(account, String(index), of(index));

          const all = notebooks.map(({ postponements, experiments }) => ({ postponements, experiments }));
          const whole = sumOf(
            monthsOf(
              all.flatMap(({ postponements }) => postponements),
              all.flatMap(({ experiments }) => experiments),
              'UTC',
            ),
          );
          for (const [index, { postponements, experiments }] of notebooks.entries()) {
            const here = monthsOf(postponements, experiments, 'UTC');
            expect(countsOfAll(here, String(index), account)).toEqual(whole);
            expect(isSent(here, String(index), account)).toBe(true);
            // Before the first sync, local records count exactly once.
            const without = account.filter(({ device }) => device !== String(index));
            expect(countsOfAll(here, null, without)).toEqual(whole);
            if (here.length > 0) expect(isSent(here, null, without)).toBe(false);
          }
        },
      ),
      { numRuns: 60 },
    );
  });

  it('contain no text, day or time, and never more answers than waits', () => {
    fc.assert(
      fc.property(notebook, ({ postponements, experiments }) => {
        for (const counts of monthsOf(postponements, experiments, 'UTC')) {
          const { month, ...numbers } = counts;
          expect(month).toMatch(/^\d{4}-\d{2}-01$/);
          expect(Object.keys(numbers).sort()).toEqual([...countNames].sort());
          for (const number of Object.values(numbers)) expect(Number.isInteger(number)).toBe(true);
          expect(counts.gone + counts.stayed + counts.grown).toBeLessThanOrEqual(counts.waits);
          expect(counts.searched).toBeLessThanOrEqual(counts.gone + counts.stayed + counts.grown);
        }
      }),
    );
  });

  it('are assigned to months in local time', () => {
    const midnight = Date.UTC(2026, 10, 30, 23, 30);
    const wait = { startedAt: midnight, answer: null } as Postponement;
    expect(monthsOf([wait], [], 'America/New_York')).toEqual([
      { month: '2026-11-01', ...noCounts, waits: 1 },
    ]);
    expect(monthsOf([wait], [], 'Asia/Tokyo')).toEqual([{ month: '2026-12-01', ...noCounts, waits: 1 }]);
  });

  it('are not reported below five', () => {
    expect(hasEnoughPostponements({ ...noCounts, waits: 9, gone: 2, stayed: 1, grown: 1 })).toBe(false);
    expect(hasEnoughPostponements({ ...noCounts, waits: 9, gone: 2, stayed: 2, grown: 1 })).toBe(true);
    expect(predictionsIn({ ...noCounts, waits: 9, came_true: 2, did_not: 2 })).toBeNull();
    expect(predictionsIn({ ...noCounts, came_true: 2, did_not: 2, partly: 1 })).toBe(5);
  });

  it('are synced when a month has changed, appeared or disappeared', () => {
    const row = { month: '2026-11-01', ...noCounts, waits: 1 };
    const kept = [{ ...row, device: 'd' }];
    expect(isSent([row], 'd', kept)).toBe(true);
    expect(isSent([{ ...row, waits: 2 }], 'd', kept)).toBe(false);
    expect(isSent([row, { ...row, month: '2026-12-01' }], 'd', kept)).toBe(false);
    expect(isSent([], 'd', kept)).toBe(false);
    expect(isSent([], null, kept)).toBe(true);
  });
});
