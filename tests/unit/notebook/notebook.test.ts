import { expect, it } from 'vitest';
import { dayText, fullDay } from '@/app/flip-method-app/notebook/postponement';
import { notebookText } from '@/app/flip-method-app/notebook/saved-data';
import { addDays } from '@/lib/domain/local-date';
import * as notebook from '@/lib/domain/notebook';
import { MAX_COPY_LENGTH, mergeCopy, type NotebookCopy, readCopy } from '@/lib/domain/notebook-copy';
import { type Answers, planFields, withOldPlan } from '@/lib/domain/plan';
import { newPostponement, withAnswer } from '@/lib/domain/postponement';
import { fc } from '../../support/random';

const { isAfterGap, isOver, isWeek, latestWeeks, levelOf, nextWeekDay, openExperiments } = notebook;
const { dueDays, resultsOf, tallyOf, weeklyCalendar } = notebook;
type Experiment = notebook.Experiment;

const wait = newPostponement('w', '15', 1_000);
const experiment = (change: Partial<Experiment> = {}): Experiment => ({
  ...{ id: 'e', madeAt: 1_000, prediction: 'I won’t sleep. 😴', leaveOut: 'Searching.', until: '2026-11-21' },
  ...{ result: null, ...change },
});
const result = { at: 2_000, verdict: 'did-not', happened: 'I slept.', learned: '' } as const;
const weekOf = (id: string, day: string, change: Partial<notebook.Week> = {}): notebook.Week => ({
  ...{ id, day, searched: 4, checked: null, asked: 0, did: '', ...change },
});
const { signs, first } = planFields;
const nothing: NotebookCopy = { postponements: [], experiments: [], plan: {}, weeks: [], techniques: {} };
const of = (held: Partial<NotebookCopy>): NotebookCopy => ({ ...nothing, ...held });

it('an exported notebook contains all text, in reading order, and an empty one no headings', () => {
  const at = new Date('2026-11-20T22:40:00').getTime();
  const text = notebookText({
    postponements: [withAnswer(newPostponement('d', '15', at), 'grown', true, at + 1)],
    experiments: [
      experiment({
        result: { at, verdict: 'cannot-tell', happened: 'I slept a bit.', learned: 'Not much.' },
      }),
    ],
    techniques: { 'cold-water': 'Hum a tune', 'plan-dinner': '' },
    weeks: [weekOf('w', '2026-11-20', { searched: 2, did: 'Saw the film.' }), weekOf('x', '2026-11-13')],
    plan: withOldPlan({}, { signs: 'I wake at four.', first: 'Tea.', people: 'Jo.', reminder: 'It went.' }),
  });
  for (const words of [
    ...['Prediction: I won’t sleep.', 'What I leave out: Searching.', 'The prediction: I can’t tell'],
    ...['What happened: I slept a bit.', 'What I learned: Not much.', 'grown, searched', 'Hum a tune'],
    ...['I wake at four.', 'Tea.', 'Jo.', 'It went.'],
    'Days with a search: On 3 or 4 days\nDays with a question to others: On no day\nOne thing done: Saw the film.',
  ])
    expect(text).toContain(words);
  expect(text).toContain(`Until: ${dayText('2026-11-21', fullDay)}`);
  const week = (day: string) => text.indexOf(`Week to ${dayText(day, fullDay)}`);
  expect(week('2026-11-13')).toBeLessThan(week('2026-11-20'));
  expect(notebookText(nothing).trim().split('\n')).toHaveLength(1);
});

const whole = of({
  postponements: [wait],
  experiments: [experiment({ result })],
  plan: { [signs]: 'I wake at four.' },
  weeks: [weekOf('k', '2026-11-22', { did: 'Ran.' })],
  techniques: { 'cold-water': 'Hum a tune' },
});
const text = notebookText(whole);
let next = 0;
const merge = (here: NotebookCopy, copy: NotebookCopy) => mergeCopy(here, copy, () => `new-${next++}`);
const byId = <Value extends { id: string }>(...all: readonly Value[]) => [
  ...new Map(all.map((each) => [each.id, each])).values(),
];
const withCopy = (here: NotebookCopy, copy: NotebookCopy): NotebookCopy => {
  const added = merge(here, copy);
  return {
    postponements: byId(...here.postponements, ...added.postponements),
    experiments: byId(...here.experiments, ...added.experiments),
    weeks: byId(...here.weeks, ...added.weeks),
    plan: { ...here.plan, ...added.plan },
    techniques: { ...here.techniques, ...added.techniques },
  };
};

it('a saved copy is read back whole, from other line ends and encodings, and amid what was added to it, but for parts that this release cannot read, which are counted', () => {
  const mailed = [/(.{9,72}) /g, /(.{9,72} )/g].map((place) => text.replace(place, '$1\n'));
  const quoted = mailed.map((each) => each.replace(/^/gm, '> '));
  const encoded = [`\ufeff${text.replaceAll('\n', '\r\n')}`, text.replace(/[^ -~\n]/g, '?')];
  // Straight quotes, which a notes app made curly; line ends of another system, and a chat’s lines.
  const curly = (opening: string, closing: string) =>
    text.replace(/(?<=[[{:,])"/g, opening).replace(/"(?=[\]}:,])/g, closing);
  const edited = [curly('“', '”'), curly('„', '“'), curly('«', '»'), text.replaceAll(' ', '\u00a0')];
  const moved = [text.replaceAll('\n', '\r'), text.replaceAll('\n', '\u2028'), text.replace(/^/gm, 'Kim:  ')];
  for (const each of [text, ...mailed, ...quoted, ...encoded, ...edited, ...moved])
    expect(readCopy(each)).toEqual({ ...whole, unreadable: 0 });
  const own = of({ experiments: [experiment({ prediction: 'a\nflip-method-notebook:{}' })] });
  expect(readCopy(`${notebookText(own)}\n-- \nSent from my phone :}`)).toEqual({ ...own, unreadable: 0 });
  const unreadable = [['constructor', {}], ['plan'], ['plan', { [signs]: 3 }]];
  const records = [['delay', wait], ...unreadable].map(([kind, value]) => ({ kind, value }));
  const line = `flip-method-notebook:${JSON.stringify({ version: 1, records: [...records, null, 7] })}`;
  expect(readCopy(line)).toEqual({ ...nothing, postponements: [wait], unreadable: 5 });
});

it('a saved copy adds to another notebook under ids of its own, and nothing a second time', () => {
  const there = withCopy(nothing, whole);
  const ids = [...there.postponements, ...there.experiments, ...there.weeks].map(({ id }) => id);
  expect(ids).toEqual(['new-0', 'new-1', 'new-2']);
  expect(merge(there, whole)).toEqual(nothing);
  expect(merge(whole, whole)).toEqual(nothing);
});

it('a saved copy brings an answer and a result where there was none, takes none away, and keeps both of two lines', () => {
  const open = of({ postponements: [wait], experiments: [experiment()] });
  const done = of({
    postponements: [withAnswer(wait, 'gone', false, 2_000)],
    experiments: [experiment({ result })],
  });
  expect(withCopy(open, done)).toEqual(done);
  expect(merge(done, open)).toEqual(nothing);
  const other = of({ experiments: [experiment({ result: { ...result, happened: 'I lay awake.' } })] });
  expect(withCopy(done, other).experiments).toHaveLength(2);
  expect(merge(withCopy(done, other), other)).toEqual(nothing);
  const mine = of({ plan: { [signs]: 'I wake at four.', [first]: 'Tea' } });
  const copy = of({ plan: { [signs]: 'I count.', [first]: 'Tea and Jo' } });
  expect(merge(mine, copy).plan).toEqual({ [signs]: 'I wake at four.\nI count.', [first]: 'Tea and Jo' });
});

it.each([
  ['another file', 'Dear diary'],
  ['nothing', ''],
  ['one with its end missing', text.slice(0, -20)],
  ['one of a later release', 'flip-method-notebook:{"version":2,"records":[]}'],
  ['one without records', 'flip-method-notebook:{"version":1,"records":{"length":1}}'],
  ['a list without end', `flip-method-notebook:{"version":1,"records":[${Array(20_001).fill(0)}]}`],
  ['one that is too large', `${'x'.repeat(MAX_COPY_LENGTH)}${text}`],
])('a saved copy that is %s is not read', (_, each) => {
  expect(readCopy(each)).toBeNull();
});

it('a saved copy loses no word, whatever two notebooks hold, and adds nothing twice', () => {
  const word = fc.string({ minLength: 1, maxLength: 5 });
  const facts = fc.tuple(fc.integer({ min: 1, max: 3 }), fc.option(word));
  const anyExperiment = facts.map(([madeAt, happened]) => {
    const written = happened === null ? null : { ...result, happened };
    return experiment({ id: `${madeAt}${happened}`, madeAt, result: written });
  });
  const anyPlan: fc.Arbitrary<Answers> = fc.dictionary(fc.constantFrom(signs, first), word);
  const anyNotebook = fc
    .record({ experiments: fc.uniqueArray(anyExperiment, { selector: ({ id }) => id }), plan: anyPlan })
    .map(of);
  const words = ({ experiments, plan }: NotebookCopy) => [
    ...experiments.flatMap(({ result }) => (result ? [result.happened] : [])),
    ...Object.values(plan),
  ];
  fc.assert(
    fc.property(anyNotebook, anyNotebook, (here, copy) => {
      const both = withCopy(here, copy);
      const held = words(both).join('\n');
      for (const each of [...words(here), ...words(copy)]) expect(held).toContain(each.trim());
      expect(merge(both, copy)).toEqual(nothing);
    }),
  );
});

const today = '2026-11-26';
const on = (day: string) => weekOf(day, day);
const all = (days: readonly string[]) => days.map(on);

it('four weeks are shown, the newest last, and a gap where one was left out, not where one was early or late', () => {
  const days = ['2026-11-26', '2026-10-29', '2026-11-12', '2026-11-19', '2026-11-05'];
  expect(latestWeeks(all(days)).map(({ day }) => day)).toEqual(days.toSorted().slice(1));
  const gaps = (...days: string[]) => days.map((_, index) => isAfterGap(all(days), index));
  expect(gaps('2026-11-19', '2026-12-12', '2026-12-18')).toEqual([false, true, false]);
  expect(gaps('2026-11-19', '2026-12-01', '2026-12-14')).toEqual([false, false, true]);
});

it.each([
  [[today], '2026-12-03'],
  [['2026-11-21'], '2026-11-28'],
  [['2026-11-20'], null],
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

let tries = 0;
function tried(verdict: notebook.Verdict | null, until = '2026-11-20'): Experiment {
  tries += 1;
  const result = verdict && { verdict, happened: '', learned: '', at: tries };
  return experiment({ id: String(tries), madeAt: tries, until, result });
}

const verdicts = ['did-not', 'did-not', 'came-true', 'partly', 'cannot-tell'] as const;
const five = verdicts.map((each) => tried(each));

it('counts predictions with a result by verdict, from five on, sorts open ones by end date and results newest first', () => {
  expect(tallyOf([...five.slice(1), tried(null)])).toBeNull();
  const counts = { predictions: 5, cameTrue: 1, partly: 1, cannotTell: 1 };
  expect(tallyOf([...five, tried(null)])).toEqual(counts);
  const [later, sooner] = [tried(null, '2026-12-01'), tried(null, '2026-11-01')];
  const [first, second] = [tried('did-not'), tried('came-true')];
  const all = [later, first, sooner, second];
  expect(openExperiments(all)).toEqual([sooner, later]);
  expect([all, [first]].map((each) => dueDays([], each, today).experimentDueOn)).toEqual([
    '2026-11-01',
    null,
  ]);
  expect(resultsOf(all).map(({ id }) => id)).toEqual([second.id, first.id]);
  expect([isOver(sooner, '2026-11-01'), isOver(later, '2026-11-30')]).toEqual([true, false]);
});
