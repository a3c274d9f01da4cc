import { describe, expect, it } from 'vitest';
import { notebookText } from '@/app/flip-method-app/notebook/foot';
import type { Experiment, Week } from '@/lib/domain/notebook';
import { largestCopy, mergeCopy, type NotebookCopy, readCopy } from '@/lib/domain/notebook-copy';
import { type Answers, planFields, withOldPlan } from '@/lib/domain/plan';
import { newPostponement, withAnswer } from '@/lib/domain/postponement';
import { fc } from '../../support/random';

it('an exported notebook contains all text, in reading order', () => {
  const at = new Date('2026-11-20T22:40:00').getTime();
  const text = notebookText({
    postponements: [withAnswer(newPostponement('d', '15', at), 'grown', true, at + 1)],
    experiments: [
      {
        id: 'e',
        madeAt: at,
        prediction: 'I won’t sleep.',
        leaveOut: 'Searching.',
        until: '2026-11-21',
        result: { at, verdict: 'cannot-tell', happened: 'I slept a bit.', learned: 'Not much.' },
      },
    ],
    techniques: { 'cold-water': 'Hum a tune', 'plan-dinner': '' },
    weeks: [
      { id: 'w', day: '2026-11-20', searched: 2, checked: null, asked: 0, did: 'Saw the film.' },
      { id: 'x', day: '2026-11-13', searched: 4, checked: null, asked: 4, did: '' },
    ],
    plan: withOldPlan(
      {},
      { signs: 'I wake at four.', first: 'Tea.', people: 'Jo.', reminder: 'It went before.' },
    ),
  });
  for (const words of [
    'Prediction: I won’t sleep.',
    'What I leave out: Searching.',
    'The prediction: I can’t tell',
    'What happened: I slept a bit.',
    'What I learned: Not much.',
    'I wake at four.',
    'Tea.',
    'Jo.',
    'It went before.',
    'Hum a tune',
    'grown, searched',
    'Days with a search: On 3 or 4 days\nDays with a question to others: On no day\nOne thing done: Saw the film.',
  ])
    expect(text).toContain(words);
  expect(text.indexOf('2026-11-13')).toBeLessThan(text.indexOf('2026-11-20'));
});

it('an empty notebook has no headings', () => {
  const text = notebookText({ postponements: [], experiments: [], plan: {}, weeks: [], techniques: {} });
  expect(text.trim().split('\n')).toHaveLength(1);
});

const wait = newPostponement('w', '15', 1_000);
const experiment = (change: Partial<Experiment> = {}): Experiment => ({
  ...{ id: 'e', madeAt: 1_000, prediction: 'I won’t sleep. 😴', leaveOut: 'Searching.', until: '2026-11-21' },
  ...{ result: null, ...change },
});
const result = { at: 2_000, verdict: 'did-not', happened: 'I slept.', learned: '' } as const;
const week: Week = { id: 'k', day: '2026-11-22', did: 'Ran.', searched: 1, checked: null, asked: 0 };
const { signs, first } = planFields;
const of = (held: Partial<NotebookCopy>): NotebookCopy => ({
  postponements: [],
  experiments: [],
  plan: {},
  weeks: [],
  techniques: {},
  ...held,
});

describe('a saved copy', () => {
  const whole = of({
    postponements: [wait],
    experiments: [experiment({ result })],
    plan: { [signs]: 'I wake at four.' },
    weeks: [week],
    techniques: { 'cold-water': 'Hum a tune' },
  });
  const text = notebookText(whole);
  const nothing = of({});
  let next = 0;
  const merge = (here: NotebookCopy, copy: NotebookCopy) => mergeCopy(here, copy, () => `new-${next++}`);
  const replaced = <Value extends { id: string }>(here: readonly Value[], changed: readonly Value[]) => [
    ...new Map([...here, ...changed].map((each) => [each.id, each])).values(),
  ];
  /** What a notebook holds after a copy was added. */
  const withCopy = (here: NotebookCopy, copy: NotebookCopy): NotebookCopy => {
    const added = merge(here, copy);
    return {
      postponements: replaced(here.postponements, added.postponements),
      experiments: replaced(here.experiments, added.experiments),
      plan: { ...here.plan, ...added.plan },
      weeks: replaced(here.weeks, added.weeks),
      techniques: { ...here.techniques, ...added.techniques },
    };
  };

  it('is read back whole, also from a file with other line ends and another encoding', () => {
    for (const each of [text, `\ufeff${text.replaceAll('\n', '\r\n')}`, text.replace(/[^ -~\n]/g, '?')])
      expect(readCopy(each)).toEqual({ ...whole, unreadable: 0 });
  });

  it('is found below a text that looks like it, and above what a mail program has added', () => {
    const own = of({ experiments: [experiment({ prediction: 'a\nflip-method-notebook:{}' })] });
    expect(readCopy(`${notebookText(own)}\n-- \nSent from my phone`)).toEqual({ ...own, unreadable: 0 });
  });

  it('adds to another notebook under ids of its own, and nothing a second time', () => {
    const there = withCopy(nothing, whole);
    expect([...there.postponements, ...there.experiments, ...there.weeks].map(({ id }) => id)).toEqual([
      ...['new-0', 'new-1', 'new-2'],
    ]);
    expect(merge(there, whole)).toEqual(nothing);
    expect(merge(whole, whole)).toEqual(nothing);
  });

  it('brings an answer and a result where there was none, and takes none away', () => {
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
  });

  it('keeps both of two different lines of the plan', () => {
    const here = of({ plan: { [signs]: 'I wake at four.', [first]: 'Tea' } });
    const copy = of({ plan: { [signs]: 'I count.', [first]: 'Tea and Jo' } });
    expect(merge(here, copy).plan).toEqual({ [signs]: 'I wake at four.\nI count.', [first]: 'Tea and Jo' });
  });

  it('leaves out and counts parts that this release cannot read', () => {
    const parts = [
      { kind: 'delay', value: wait },
      ...[
        { kind: 'constructor', value: {} },
        { kind: 'plan' },
        { kind: 'plan', value: { [signs]: 3 } },
        null,
        7,
      ],
    ];
    const line = `flip-method-notebook:${JSON.stringify({ version: 1, records: parts })}`;
    expect(readCopy(line)).toEqual({ ...nothing, postponements: [wait], unreadable: 5 });
  });

  it.each([
    ['another file', 'Dear diary'],
    ['nothing', ''],
    ['one with its end missing', text.slice(0, -20)],
    ['one of a later release', 'flip-method-notebook:{"version":2,"records":[]}'],
    ['one without records', 'flip-method-notebook:{"version":1,"records":{"length":1}}'],
    ['a list without end', `flip-method-notebook:{"version":1,"records":[${Array(20_001).fill(0)}]}`],
    ['one that is too large', `${'x'.repeat(largestCopy)}${text}`],
  ])('that is %s is not read', (_, each) => {
    expect(readCopy(each)).toBeNull();
  });

  it('loses no word, whatever two notebooks hold, and adds nothing twice', () => {
    const word = fc.string({ minLength: 1, maxLength: 5 });
    const anyExperiment = fc
      .record({ madeAt: fc.integer({ min: 1, max: 3 }), happened: fc.option(word) })
      .map(({ madeAt, happened }) =>
        experiment({
          id: `${madeAt}${happened}`,
          madeAt,
          result: happened === null ? null : { ...result, happened },
        }),
      );
    const anyPlan: fc.Arbitrary<Answers> = fc.dictionary(fc.constantFrom(signs, first), word);
    const notebook = fc
      .record({ experiments: fc.uniqueArray(anyExperiment, { selector: ({ id }) => id }), plan: anyPlan })
      .map(of);
    const words = ({ experiments, plan }: NotebookCopy) => [
      ...experiments.flatMap(({ result }) => (result ? [result.happened] : [])),
      ...Object.values(plan),
    ];
    fc.assert(
      fc.property(notebook, notebook, (here, copy) => {
        const both = withCopy(here, copy);
        const held = words(both).join('\n');
        for (const each of [...words(here), ...words(copy)]) expect(held).toContain(each.trim());
        expect(merge(both, copy)).toEqual(nothing);
      }),
    );
  });
});
