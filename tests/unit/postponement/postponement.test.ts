import { expect, it } from 'vitest';
import type { TechniqueId } from '@/lib/domain/flip';
import { areApart, insightsOf, inTenths, type UseDay, usesLess, wilson } from '@/lib/domain/insights';
import { addDays } from '@/lib/domain/local-date';
import * as waits from '@/lib/domain/postponement';
import { manyPostponements, mayBeChecking } from '@/lib/domain/statistics';
import { fc } from '../../support/random';

const { answeredOf, endOf, MIN_SAMPLE, newPostponement, openPostponement, phaseOf } = waits;
const { postponementLengths, urgeCurve, urges, withAnswer, withFlip } = waits;
type Postponement = waits.Postponement;

let next = 0;
function wait(urge: waits.Urge, flip: Postponement['flip'] = null, hour = 3): Postponement {
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
  const mixed = (gone: number, make: (urge: waits.Urge) => Postponement) => [
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

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const at = (text: string) => new Date(text).getTime();

it.each<[waits.PostponementLength, begin: string, end: string]>([
  ['5', '2026-03-01T22:00', '2026-03-01T22:05'],
  ['30', '2026-03-01T23:50', '2026-03-02T00:20'],
  ['tomorrow', '2026-03-01T22:00', '2026-03-02T08:00'],
])('a wait of %s from %s ends at %s', (length, begin, end) => {
  expect(endOf(length, at(begin))).toBe(at(end));
});

const moment = fc.integer({ min: at('2024-01-01T00:00'), max: at('2034-01-01T00:00') });

it('tomorrow is at eight in the morning, four to 29 hours away', () => {
  fc.assert(
    fc.property(moment, (now) => {
      const end = endOf('tomorrow', now);
      expect(new Date(end).getHours()).toBe(8);
      expect(end - now).toBeGreaterThanOrEqual(4 * HOUR);
      expect(end - now).toBeLessThan(29 * HOUR);
    }),
  );
});

it('a wait is running, then due for a day, then lapsed', () => {
  fc.assert(
    fc.property(moment, fc.constantFrom(...postponementLengths), (now, length) => {
      const wait = newPostponement('a', length, now);
      const { endsAt } = wait;
      const phases = [now, endsAt - 1, endsAt, endsAt + 24 * HOUR].map((at) => phaseOf(wait, at));
      expect(phases).toEqual(['running', 'running', 'due', 'lapsed']);
      expect(phaseOf(withAnswer(wait, 'grown', true, now), endsAt)).toBe('answered');
    }),
  );
});

it('the open wait is the latest that is neither answered nor lapsed, and none that a clock ten years ahead began', () => {
  const now = at('2026-03-01T22:00');
  const old = newPostponement('old', '5', now - 3 * 24 * HOUR);
  const first = newPostponement('first', '30', now - 10 * MINUTE);
  const second = newPostponement('second', '5', now - 2 * MINUTE);
  expect(openPostponement([second, old, first], now)?.id).toBe('second');
  expect(openPostponement([old, withAnswer(first, 'gone', false, now)], now)).toBeNull();
  const ahead = newPostponement('a', 'tomorrow', now + 3_650 * 24 * HOUR);
  expect([phaseOf(ahead, now), openPostponement([ahead], now)]).toEqual(['lapsed', null]);
});

it('a wait records a flip before its end, and none after it; the fourth within an hour may be checking', () => {
  const now = at('2026-03-01T22:00');
  const dinner = flip('plan-dinner');
  const postponement = newPostponement('a', '5', now);
  expect(withFlip(postponement, dinner, now + MINUTE).flip).toEqual(dinner);
  expect(withFlip(postponement, dinner, postponement.endsAt).flip).toBeNull();
  const minutesAgo = (...minutes: number[]) => minutes.map((minute) => now - minute * MINUTE);
  expect(mayBeChecking(minutesAgo(0, 10, 59), now, manyPostponements)).toBe(false);
  expect(mayBeChecking(minutesAgo(0, 10, 30, 59), now, manyPostponements)).toBe(true);
});

const answered = (list: readonly waits.Urge[]): Postponement[] =>
  list.map((urge, index) =>
    withAnswer(newPostponement(String(index), '5', index * HOUR), urge, false, index * HOUR + 1),
  );

it('the curve has the latest thirty answers in order, whatever their stored order, and none below five', () => {
  const four = answered(['gone', 'gone', 'grown', 'stayed']);
  expect(urgeCurve([...four, newPostponement('open', '5', 9 * HOUR)])).toBeNull();
  expect(urgeCurve(answered(['gone', 'gone', 'grown', 'stayed', 'gone']))).toHaveLength(MIN_SAMPLE);
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...urges), { minLength: MIN_SAMPLE, maxLength: 60 }), (list) => {
      const points = urgeCurve([...answered(list)].reverse()) ?? [];
      expect(points.map(({ urge }) => urge)).toEqual(list.slice(-30));
      const levels = new Set(points.map(({ level }) => level));
      expect([...levels].filter((level) => level < 0 || level > 1)).toEqual([]);
      const [only, ...others] = new Set(list);
      if (only && others.length === 0) expect([...levels]).toEqual([urges.indexOf(only) / 2]);
    }),
  );
  const postponements = answered(['gone', 'grown', 'stayed']);
  expect(answeredOf(postponements.toReversed())).toEqual(postponements);
});
