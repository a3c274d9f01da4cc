import { expect, it } from 'vitest';
import type { TechniqueId } from '@/lib/domain/flip';
import { areApart, insightsOf, inTenths, type UseDay, usesLess, wilson } from '@/lib/domain/insights';
import { addDays } from '@/lib/domain/local-date';
import { newPostponement, type Postponement, type Urge, withAnswer } from '@/lib/domain/postponement';
import { fc } from '../../support/random';

let next = 0;
function wait(urge: Urge, flip: Postponement['flip'] = null, hour = 3): Postponement {
  const now = new Date(2026, 2, 1, hour).getTime();
  next += 1;
  return withAnswer({ ...newPostponement(String(next), '5', now), flip }, urge, false, now + 1);
}
const times = (count: number, make: () => Postponement) => Array.from({ length: count }, make);
const flip = (technique: TechniqueId, actionNeeded = false) => ({ technique, actionNeeded });

it.each([
  // Newcombe 1998, Stat Med 17:857, table I, method 3.
  [81, 263, 0.2553, 0.3662],
  [15, 148, 0.0624, 0.1605],
  [0, 20, 0, 0.1611],
  [1, 29, 0.0061, 0.1718],
])('the interval of %i of %i is %f to %f', (successes, trials, low, high) => {
  const interval = wilson(successes, trials);
  expect(interval.low).toBeCloseTo(low, 4);
  expect(interval.high).toBeCloseTo(high, 4);
});

it('an interval contains its share, lies within 0 to 1, and narrows with more trials', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 500 }), fc.nat(500), (trials, any) => {
      const successes = any % (trials + 1);
      const { low, high } = wilson(successes, trials);
      const share = successes / trials;
      expect([low >= 0, high <= 1, low - 1e-9 <= share, high + 1e-9 >= share]).not.toContain(false);
      const wider = wilson(successes * 10, trials * 10);
      expect(wider.high - wider.low).toBeLessThan(high - low);
    }),
  );
  expect(() => wilson(2, 1)).toThrow(RangeError);
});

it('compares no kind with fewer than five answers, whatever the total', () => {
  const { technique, hour, manner } = insightsOf([
    ...times(4, () => wait('gone', flip('plan-dinner'), 3)),
    ...times(4, () => wait('grown', flip('cold-water', true), 9)),
    ...times(4, () => wait('stayed', null, 15)),
  ]);
  for (const compared of [technique, hour, manner])
    expect(compared).toMatchObject({ shares: [], differs: false });
});

it('counts by technique, time of day, and what was done', () => {
  const { technique, hour, manner } = insightsOf([
    ...times(3, () => wait('gone', flip('plan-dinner'), 0)),
    ...times(2, () => wait('grown', flip('plan-dinner'), 5)),
    ...times(5, () => wait('gone', null, 23)),
    ...times(5, () => wait('stayed', flip('cold-water', true), 12)),
  ]);
  const gone = ({ shares }: { shares: readonly { key: string; gone: number }[] }) =>
    Object.fromEntries(shares.map((share) => [share.key, share.gone]));
  expect(gone(technique)).toEqual({ 'cold-water': 0, 'plan-dinner': 3 });
  expect(technique.shares.map(({ postponements }) => postponements)).toEqual([5, 5]);
  expect(Object.entries(gone(hour)).join()).toBe('night,3,afternoon,0,evening,5');
  expect(Object.entries(gone(manner)).join()).toBe('alone,5,flip,3,action,0');
});

it('reports a difference only if two intervals are disjoint, and tenths of one rounded outwards', () => {
  const mixed = (gone: number, make: (urge: Urge) => Postponement) => [
    ...times(gone, () => make('gone')),
    ...times(5 - gone, () => make('stayed')),
  ];
  const close = [...mixed(4, wait), ...mixed(2, (urge) => wait(urge, flip('plan-dinner')))];
  expect(insightsOf(close).manner).toMatchObject({ shares: [{ gone: 4 }, { gone: 2 }], differs: false });
  const far = [...times(30, () => wait('gone')), ...times(30, () => wait('stayed', flip('plan-dinner')))];
  expect(insightsOf(far).manner.differs).toBe(true);
  expect(areApart({ low: 0, high: 0.5 }, { low: 0.5, high: 1 })).toBe(false);
  expect(inTenths({ low: 0.23, high: 0.71 })).toEqual({ from: 2, to: 8 });
  expect(inTenths({ low: 0, high: 1 })).toEqual({ from: 0, to: 10 });
});

const today = '2026-11-20';
/** Days of use by age in days. */
const uses = (byAge: Record<number, number>): UseDay[] =>
  Object.entries(byAge).map(([age, uses]) => ({ date: addDays(today, -Number(age)), uses, emergencies: 0 }));
const busy = { 22: 3, 29: 3, 36: 3 };

it.each<[fact: string, isLess: boolean, UseDay[]]>([
  ['the last three weeks had at most half the use of the three before', true, uses({ ...busy, 10: 2, 2: 1 })],
  ['they had none', true, uses(busy)],
  ['there was hardly any earlier use', false, uses({ 22: 4, 36: 4 })],
  ['use has fallen by less', false, uses({ ...busy, 12: 3, 8: 2 })],
  ['the last week had more than the one before', false, uses({ ...busy, 10: 1, 2: 2 })],
  ['there was an emergency', false, [...uses(busy), { date: today, uses: 0, emergencies: 1 }]],
  ['there is no data', false, []],
])('where %s, that it eases is reported: %s', (_, isLess, days) => {
  expect(usesLess(days, today)).toBe(isLess);
});

const day = fc.record({
  date: fc.nat(60).map((age) => addDays(today, -age)),
  uses: fc.nat(5),
  emergencies: fc.nat(1),
});

it('additional recent use or missing old days never cause easing to be reported', () => {
  fc.assert(
    fc.property(fc.array(day, { maxLength: 40 }), fc.nat(6), (days, age) => {
      if (usesLess(days, today)) return;
      const more = { date: addDays(today, -age), uses: 1, emergencies: 0 };
      expect(usesLess([...days, more], today)).toBe(false);
      const recent = days.filter(({ date }) => date > addDays(today, -21));
      expect(usesLess(recent, today)).toBe(false);
    }),
  );
});
