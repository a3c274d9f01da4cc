import { expect, it } from 'vitest';
import { type UseDay, usesLess } from '@/lib/domain/insights';
import { addDays } from '@/lib/domain/local-date';
import { fc } from '../../support/random';

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
