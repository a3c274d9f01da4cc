import { expect, it } from 'vitest';
import * as waits from '@/lib/domain/postponement';
import { manyPostponements, mayBeChecking } from '@/lib/domain/statistics';
import { fc } from '../../support/random';

const { answeredOf, endOf, fewest, isPostponement, newPostponement, openPostponement, phaseOf } = waits;
const { postponementLengths, urgeCurve, urges, withAnswer, withFlip } = waits;
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const at = (text: string) => new Date(text).getTime();
const flip = { technique: 'plan-dinner', actionNeeded: false } as const;

it.each([
  ['5', '2026-03-01T22:00', '2026-03-01T22:05'],
  ['15', '2026-03-01T22:00', '2026-03-01T22:15'],
  ['30', '2026-03-01T23:50', '2026-03-02T00:20'],
  ['tomorrow', '2026-03-01T22:00', '2026-03-02T08:00'],
  ['tomorrow', '2026-03-01T03:00', '2026-03-01T08:00'],
  ['tomorrow', '2026-03-01T05:00', '2026-03-02T08:00'],
  ['tomorrow', '2026-03-01T10:00', '2026-03-02T08:00'],
] as const)('a wait of %s from %s ends at %s', (length, begin, end) => {
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

it('a wait that was begun by a clock ten years ahead does not run for ten years', () => {
  const now = at('2026-03-01T22:00');
  const wait = newPostponement('a', 'tomorrow', now + 3_650 * 24 * HOUR);
  expect(phaseOf(wait, now)).toBe('lapsed');
  expect(openPostponement([wait], now)).toBeNull();
});

it('the open wait is the latest that is neither answered nor lapsed', () => {
  const now = at('2026-03-01T22:00');
  const old = newPostponement('old', '5', now - 3 * 24 * HOUR);
  const first = newPostponement('first', '30', now - 10 * MINUTE);
  const second = newPostponement('second', '5', now - 2 * MINUTE);
  expect(openPostponement([second, old, first], now)?.id).toBe('second');
  expect(openPostponement([old, withAnswer(first, 'gone', false, now)], now)).toBeNull();
});

it('a wait records a flip before its end, and none after it; the fourth within an hour may be checking', () => {
  const now = at('2026-03-01T22:00');
  const postponement = newPostponement('a', '5', now);
  expect(withFlip(postponement, flip, now + MINUTE).flip).toEqual(flip);
  expect(withFlip(postponement, flip, postponement.endsAt).flip).toBeNull();
  const minutesAgo = (...minutes: number[]) => minutes.map((minute) => now - minute * MINUTE);
  expect(mayBeChecking(minutesAgo(0, 10, 59), now, manyPostponements)).toBe(false);
  expect(mayBeChecking(minutesAgo(0, 10, 30, 59), now, manyPostponements)).toBe(true);
});

const answered = (list: readonly waits.Urge[]): waits.Postponement[] =>
  list.map((urge, index) =>
    withAnswer(newPostponement(String(index), '5', index * HOUR), urge, false, index * HOUR + 1),
  );

it('the curve has the latest thirty answers in order, whatever their stored order, and none below five', () => {
  const four = answered(['gone', 'gone', 'grown', 'stayed']);
  expect(urgeCurve([...four, newPostponement('open', '5', 9 * HOUR)])).toBeNull();
  expect(urgeCurve(answered(['gone', 'gone', 'grown', 'stayed', 'gone']))).toHaveLength(fewest);
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...urges), { minLength: fewest, maxLength: 60 }), (list) => {
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

it('accepts its own records, and rejects other shapes', () => {
  const postponement = newPostponement('a', '5', 0);
  for (const own of [postponement, withAnswer(withFlip(postponement, flip, 1), 'grown', true, 2)])
    expect(isPostponement(JSON.parse(JSON.stringify(own)))).toBe(true);
  const { flip: _, ...older } = postponement;
  const answer = { at: 1, urge: 'huge', searched: false };
  for (const page of [null, 7, {}, older, { ...postponement, endsAt: '5' }, { ...postponement, answer }])
    expect(isPostponement(page)).toBe(false);
});
