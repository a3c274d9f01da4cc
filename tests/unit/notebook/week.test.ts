import { expect, it } from 'vitest';
import { experimentWords } from '@/content/flip/experiments';
import { addDays } from '@/lib/domain/local-date';
import * as notebook from '@/lib/domain/notebook';
import { fc } from '../../support/random';

const { isAfterGap, isOver, isWeek, latestWeeks, levelOf, nextWeekDay, openExperiments } = notebook;
const { dueDays, resultsOf, tallyOf, weeklyCalendar } = notebook;
const today = '2026-11-26';
const on = (day: string): notebook.Week => ({ id: day, day, searched: 2, checked: null, asked: 0, did: '' });
const all = (days: readonly string[]) => days.map(on);

it('four weeks are shown, the newest last, and a gap where one was left out, not where one was early or late', () => {
  const days = ['2026-11-26', '2026-10-29', '2026-11-12', '2026-11-19', '2026-11-05'];
  expect(latestWeeks(all(days)).map(({ day }) => day)).toEqual(days.toSorted().slice(1));
  const gaps = (...days: string[]) => days.map((_, index) => isAfterGap(all(days), index));
  expect(gaps('2026-11-19', '2026-12-12', '2026-12-18')).toEqual([false, true, false]);
  expect(gaps('2026-11-19', '2026-12-01', '2026-12-14')).toEqual([false, false, true]);
});

it.each([
  [[], null],
  [[today], '2026-12-03'],
  [['2026-11-21'], '2026-11-28'],
  [['2026-11-20'], null],
  [['2026-10-01'], null],
  // Written while the clock was wrong.
  [['2099-01-01'], null],
])('after weeks of %j the next is asked about on the same day of the week: %s', (days, next) => {
  expect(nextWeekDay(all(days), today)).toBe(next);
});

it('after weeks away a look back is due since a week after the latest one, and the same day next week is open', () => {
  const due = (...days: string[]) => dueDays(all(days), [], today).weekDueOn;
  expect([due(), due('2026-10-01', '2026-10-08', '2099-01-01')]).toEqual([null, '2026-10-15']);
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 7, max: 400 })), (ages) => {
      expect(nextWeekDay(all(ages.map((age) => addDays(today, -age))), today)).toBeNull();
    }),
  );
});

it('a stored week is checked like a request, and a skipped question has no level', () => {
  expect(['0', '4', 4].map(levelOf)).toEqual([0, 4, 4]);
  for (const skipped of ['skip', '', undefined, '5', -1, 1.5]) expect(levelOf(skipped)).toBeNull();
  expect(isWeek(on(today))).toBe(true);
  const odd = { day: '2026-02-31', searched: 5, asked: '0', did: null, checked: undefined };
  for (const [name, value] of Object.entries(odd))
    expect(isWeek({ ...on(today), [name]: value }), name).toBe(false);
});

const when = { first: '2026-12-03', hour: 17, times: 12, now: Date.UTC(2026, 10, 26, 9, 5) };
const file = (title: string) => weeklyCalendar({ title, ...when, id: 'a-b' });

it('the calendar file has one event a week that ends by itself, and no word about health', () => {
  const lines = file('One minute').split('\r\n');
  for (const line of [
    ...['DTSTART:20261203T170000', 'DTSTAMP:20261126T090500Z', 'RRULE:FREQ=WEEKLY;COUNT=12'],
    ...['SUMMARY:One minute', 'CLASS:PRIVATE', 'UID:a-b', 'SEQUENCE:29928065'],
  ])
    expect(lines).toContain(line);
  expect(lines[0]).toBe('BEGIN:VCALENDAR');
  expect(lines.slice(-2)).toEqual(['END:VCALENDAR', '']);
  for (const line of lines) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  const open: string[] = [];
  for (const line of lines) {
    if (line.startsWith('BEGIN:')) open.push(line.slice(6));
    if (line.startsWith('END:')) expect(open.pop()).toBe(line.slice(4));
  }
  expect(open).toEqual([]);
  expect(lines.filter((line) => /health|anxi|symptom/i.test(line))).toEqual([]);
  expect(file('One, two; three\\')).toContain('SUMMARY:One\\, two\\; three\\\\\r\n');
});

let next = 0;
function experiment(verdict: notebook.Verdict | null, until = '2026-11-20'): notebook.Experiment {
  next += 1;
  const result = verdict && { verdict, happened: '', learned: '', at: next };
  return { id: String(next), madeAt: next, prediction: 'p', leaveOut: 'l', until, result };
}

const verdicts = ['did-not', 'did-not', 'came-true', 'partly', 'cannot-tell'] as const;
const five = verdicts.map((each) => experiment(each));

it('counts predictions with a result by verdict, from five on, sorts open ones by end date and results newest first', () => {
  expect(tallyOf([...five.slice(1), experiment(null)])).toBeNull();
  const counts = { predictions: 5, cameTrue: 1, partly: 1, cannotTell: 1 };
  expect(tallyOf([...five, experiment(null)])).toEqual(counts);
  const [later, sooner] = [experiment(null, '2026-12-01'), experiment(null, '2026-11-01')];
  const [first, second] = [experiment('did-not'), experiment('came-true')];
  const all = [later, first, sooner, second];
  expect(openExperiments(all)).toEqual([sooner, later]);
  expect([all, [first]].map((each) => dueDays([], each, today).experimentDueOn)).toEqual([
    '2026-11-01',
    null,
  ]);
  expect(resultsOf(all).map(({ id }) => id)).toEqual([second.id, first.id]);
  expect([isOver(sooner, '2026-11-01'), isOver(later, '2026-11-30')]).toEqual([true, false]);
});

const { tally } = experimentWords.shelf;

it.each([
  [12, 0, 0, 0, 'Of 12 predictions, 0 came true.'],
  [5, 5, 0, 0, 'Of 5 predictions, 5 came true.'],
  [5, 1, 1, 0, 'Of 5 predictions, 1 came true. 1 came true in part.'],
  [5, 0, 0, 2, 'Of 5 predictions, 0 came true. 2 could not be told either way.'],
])('%i, %i true, %i in part, %i unknown: "%s"', (predictions, cameTrue, partly, cannotTell, said) => {
  expect(tally({ predictions, cameTrue, partly, cannotTell })).toBe(said);
});
