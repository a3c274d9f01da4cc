import 'fake-indexeddb/auto';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { readTexts } from '@/app/admin/draft';
import { ExperimentsView } from '@/app/flip-method-app/notebook/experiments';
import { PostponementView } from '@/app/flip-method-app/notebook/postponement-view';
import { notebookText, Unreadable } from '@/app/flip-method-app/notebook/saved-data';
import { type Notebook, readStored } from '@/app/flip-method-app/notebook/store';
import { DoctorView, WeeksView } from '@/app/flip-method-app/notebook/weeks';
import { databases } from '@/lib/device/device';
import { encryptedRecords } from '@/lib/device/encrypted-records';
import { techniqueIds } from '@/lib/domain/flip';
import { daysOfUse, insightsOf } from '@/lib/domain/insights';
import { verdicts, weekLevels } from '@/lib/domain/notebook';
import { isOutboxRow } from '@/lib/domain/outbox';
import { withOldPlan } from '@/lib/domain/plan';
import { postponementLengths, urges } from '@/lib/domain/postponement';
import { readSlip, stateOf } from '@/lib/domain/slip';
import { define } from '../../support/mounted';
import { fc } from '../../support/random';

const stored = new Map<string, string>();
const localStorage = {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, value: string) => void stored.set(key, value),
  removeItem: (key: string) => void stored.delete(key),
};
const document = { cookie: 'flip-session=abc', addEventListener() {} };
define(globalThis, { localStorage, document, window: {}, addEventListener() {} });

/** What other releases, clocks and hands have left. */
const awkward = fc.constantFrom<unknown>(
  ...[null, '', 'NaN', 1e300, 1e21, -1, -62_198_755_200_000, 8.64e15 + 1, [], {}, '__proto__', '\ud800'],
  ...['20261-01-01', '2026-02-31', '0000-01-01', '9999-12-31', '-000001-01-01', 'x'.repeat(1_000_000)],
);
const anything = fc.oneof(fc.jsonValue(), awkward);
/** A valid record, or one in which a field is replaced. */
const damaged = (valid: Record<string, fc.Arbitrary<unknown>>) =>
  fc
    .tuple(fc.record(valid), fc.constantFrom('', ...Object.keys(valid)), fc.oneof(awkward, anything))
    .map(([whole, name, value]): unknown => (name ? { ...whole, [name]: value } : whole));
const moment = fc.integer({ min: 1_700_000_000_000, max: 1_900_000_000_000 });
const text = fc.string();
const level = fc.constantFrom(null, ...weekLevels);
const verdict = fc.constantFrom(...verdicts);
const kinds = {
  delay: damaged({
    ...{ id: fc.uuid(), length: fc.constantFrom(...postponementLengths), startedAt: moment, endsAt: moment },
    hour: fc.integer({ min: 0, max: 23 }),
    flip: fc.option(fc.record({ technique: fc.constantFrom(...techniqueIds), actionNeeded: fc.boolean() })),
    answer: fc.option(fc.record({ at: moment, urge: fc.constantFrom(...urges), searched: fc.boolean() })),
  }),
  experiment: damaged({
    ...{ id: fc.uuid(), prediction: text, leaveOut: text, madeAt: moment },
    until: fc.constantFrom('2026-11-26', '2030-01-01'),
    result: fc.option(fc.record({ verdict, happened: text, learned: text, at: moment })),
  }),
  week: damaged({
    ...{ id: fc.uuid(), day: fc.constantFrom('2026-11-26', '2026-11-19', '2099-01-01'), did: text },
    ...{ searched: level, checked: level, asked: level },
  }),
  techniques: damaged({ 'cold-water': fc.constantFrom('', 'To the window'), 'times-table': fc.constant('') }),
  plan: damaged({ signs: text, first: text, people: text, reminder: text }),
};
const odd = ['from-another-release', '__proto__', 'constructor', 'toString', ''];
const record = fc.constantFrom(...(Object.keys(kinds) as 'delay'[]), ...(odd as 'delay'[])).chain((kind) => {
  const own = Object.hasOwn(kinds, kind) ? kinds[kind] : anything;
  return fc.record({ id: fc.uuid(), kind: fc.constant(kind), value: fc.oneof(anything, own) });
});

it('whatever the notebook holds, every view is drawn, and no record disappears without a word', async () => {
  const records = encryptedRecords(databases.notebook);
  await fc.assert(
    fc.asyncProperty(fc.uniqueArray(record, { maxLength: 12, selector: ({ id }) => id }), async (all) => {
      await records.removeAll('guest');
      for (const each of all) await records.put('guest', each);
      const { oldPlan, ...parts } = await readStored('guest');
      const notebook: Notebook = {
        plan: withOldPlan({}, oldPlan),
        ...{ owner: 'guest', status: 'open', savedCount: all.length, unsavedIds: new Set(), begun: [] },
        ...parts,
      };
      const single = all.filter(({ kind }) => ['plan', 'techniques'].includes(kind as string)).length;
      const shown =
        parts.postponements.length + parts.experiments.length + parts.weeks.length + parts.unreadable.length;
      expect(shown + single).toBeGreaterThanOrEqual(all.length);
      // A record is known by its own id, so that one of two with the same in them is answered.
      const known = [...parts.postponements, ...parts.experiments, ...parts.weeks];
      expect(all.map(({ id }) => id)).toEqual(expect.arrayContaining(known.map(({ id }) => id)));
      const page = renderToString(
        <>
          <Unreadable notebook={notebook} />
          <ExperimentsView notebook={notebook} />
          <WeeksView notebook={notebook} />
          <DoctorView notebook={notebook} />
          <PostponementView notebook={notebook} start={() => undefined} />
        </>,
      );
      expect(page.includes('can’t be shown')).toBe(parts.unreadable.length > 0);
      notebookText(notebook);
      insightsOf(parts.postponements);
      daysOfUse([], parts.postponements);
    }),
    { numRuns: 80 },
  );
});

it.each([1n, undefined, Number.NaN])('an outbox row with %s in it stops no other', (odd) => {
  const session = { id: 'a' };
  const rows = [session, { ...session, odd }].map((session) => ({ session, userId: 'ada', savedAt: 1 }));
  expect(rows.filter(isOutboxRow)).toContain(rows[0]);
});

const names = [
  ...['pace', 'sound', 'answered', 'keeps', 'simpleHome', 'plans', 'leftGuest', 'owner'],
  ...['id', 'endsAt', 'email', 'fingerprint', 'words', 'at'],
];
const fields = fc.dictionary(fc.constantFrom(...names), fc.oneof(anything, fc.constantFrom('guest', 'abc')));
const stringified = fc.oneof(
  fc.string(),
  fc.oneof(anything, fields).map((value) => JSON.stringify(value)),
);

const preferencesOfTab = () => {
  vi.resetModules();
  return import('@/app/flip-method-app/shell/preferences');
};

it('whatever local storage holds, every reader makes the best of it', async () => {
  await fc.assert(
    fc.asyncProperty(stringified, async (value) => {
      for (const key of ['flip.preferences', 'flip.wait', 'flip.person', 'flip-night'])
        stored.set(key, value);
      const { hasChoice, setChoice } = await preferencesOfTab();
      const { momentText, postponementMarkOf } = await import('@/app/flip-method-app/notebook/postponement');
      const { knownPerson } = await import('@/lib/device/person');
      setChoice('keeps', 'ada', true);
      expect(hasChoice('keeps', 'ada')).toBe(true);
      const mark = postponementMarkOf('guest');
      if (mark) expect(momentText(mark.endsAt, Date.now())).toBeTruthy();
      expect(knownPerson()).toHaveProperty('status');
      for (const text of Object.values(readTexts('flip.preferences'))) expect(text).toBeTypeOf('string');
      const slip = readSlip(value);
      if (slip) expect(stateOf(slip, Date.now())).toBeTruthy();
    }),
    { numRuns: 40 },
  );
});

it('two tabs never undo one another’s preferences', async () => {
  stored.clear();
  const [one, other] = [await preferencesOfTab(), await preferencesOfTab()];
  one.setChoice('keeps', 'ada', true);
  other.setPreferences({ sound: true });
  one.setChoice('keeps', 'ada', false);
  other.setPreferences({ pace: 'eight' });
  other.answerOffer('install');
  const both = { pace: 'eight', sound: true, keeps: [], answered: ['install'] };
  expect(JSON.parse(stored.get('flip.preferences') ?? '')).toMatchObject(both);
});

it.each([
  ['Europe/London', false],
  ['UTC', true],
  // Of every place, where Firefox resists fingerprinting.
  ['Atlantic/Reykjavik', true],
])('a time says its zone where that may not be the person’s: %s', async (timeZone, isSaid) => {
  const { momentText } = await import('@/app/flip-method-app/notebook/postponement');
  const options = new Intl.DateTimeFormat().resolvedOptions();
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue({ ...options, timeZone });
  expect(/[A-Z]{3}/.test(momentText(Date.UTC(2026, 10, 27, 3), Date.UTC(2026, 10, 27, 3)))).toBe(isSaid);
});
