import 'fake-indexeddb/auto';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it, vi } from 'vitest';
import { loadAnswers, saveAnswer } from '@/lib/device/answers';
import { databases } from '@/lib/device/device';
import { encryptedRecords } from '@/lib/device/encrypted-records';
import { newPostponement, type Postponement } from '@/lib/domain/postponement';
import { define } from '../../support/mounted';

const blocked = () => {
  throw new DOMException('No room.', 'QuotaExceededError');
};
// Preferences last as long as the page.
const localStorage = { getItem: () => null, setItem: blocked, removeItem() {} };
define(globalThis, { document: { cookie: '' }, localStorage });
const {
  answerPostponement,
  deleteNotebook,
  savePostponements,
  noteFlip,
  openNotebook,
  startPostponement,
  write,
} = await import('@/app/flip-method-app/notebook/store');
const { postponementMarkOf } = await import('@/app/flip-method-app/notebook/postponement');
const { savePlan } = await import('@/app/flip-method-app/notebook/plan');
const { changeTechniques } = await import('@/app/flip-method-app/home/options-panel');
const { setChoice } = await import('@/app/flip-method-app/shell/preferences');
const { countGuestData, moveGuestData } = await import('@/app/flip-method-app/notebook/guest-data');
const records = encryptedRecords(databases.notebook);
const workbook = encryptedRecords(databases.workbook);
const answersOf = async (owner: string) => (await loadAnswers(owner)).answers;
const read = async () => (await records.of('guest'))[0]?.value as Postponement;
const removeAll = (...owners: readonly string[]) =>
  Promise.all([records, workbook].flatMap((each) => owners.map((owner) => each.removeAll(owner))));

it('a flip that is noted late does not undo the answer of its wait', async () => {
  const wait = newPostponement('w', '15', Date.now());
  await records.put('guest', { id: wait.id, kind: 'delay', value: wait });
  const flip = { technique: 'cold-water', actionNeeded: false } as const;
  await Promise.all([noteFlip('guest', flip), answerPostponement('guest', wait, 'gone', false)]);
  expect(await read()).toMatchObject({ flip, answer: { urge: 'gone' } });
});

it('the plan of an older release moves into the workbook, and is then changed there', async () => {
  const value = { signs: 'I wake at four.', first: '', people: 'Jo', reminder: 'It went before.' };
  await records.put('guest', { id: 'plan-guest', kind: 'plan', value });
  await saveAnswer('guest', 'plan-people/letter/self', 'Tea.');
  await saveAnswer('guest', 'my-setback-plan/plan/day', 'Water.');
  await openNotebook('guest');
  const own = 'plan-signs/signs/own';
  const changes = { 'plan-people/people/3/number': '07700 900123', [own]: '' };
  await savePlan('guest', { [own]: 'I wake at four.' }, changes);
  expect(await answersOf('guest')).toEqual({
    'plan-people/letter/self': 'Tea.\nIt went before.',
    'plan-signs/signs/first': 'Water.',
    'plan-now/plan/person': 'Jo',
    'plan-people/people/3/number': '07700 900123',
  });
  expect((await records.of('guest')).filter(({ kind }) => kind === 'plan')).toEqual([]);
});

it('a guest’s words come along to the account, beside its own, and are then no guest’s', async () => {
  await removeAll('guest', 'ada');
  const plan = { signs: 'I wake at four.', first: '', people: '', reminder: '' };
  const wait = newPostponement('w', '15', Date.now());
  await records.put('guest', { id: 'plan-guest', kind: 'plan', value: plan });
  await records.put('guest', { id: 'w', kind: 'delay', value: wait });
  await records.put('guest', { id: 'techniques-guest', kind: 'techniques', value: { 'cold-water': '' } });
  await saveAnswer('guest', 'my-circle/circle/thought', 'It is my neck.');
  await saveAnswer('ada', 'plan-signs/signs/own', 'I read labels.');
  const counted = { plan: true, techniques: true, experiments: 0, weeks: 0, postponements: 1, answers: 1 };
  expect(await countGuestData()).toEqual(counted);
  expect(await moveGuestData('ada')).toBe(true);
  expect(await countGuestData()).toBeNull();
  expect(await moveGuestData('ada')).toBe(true);
  expect((await records.of('ada')).map(({ value }) => value)).toEqual([{ 'cold-water': '' }, wait]);
  expect(await answersOf('ada')).toEqual({
    'my-circle/circle/thought': 'It is my neck.',
    'plan-signs/signs/own': 'I read labels.\nI wake at four.',
  });
});

it('a plan that is written while the device does not give the stored one is kept beside it', async () => {
  const [own, first] = ['plan-signs/signs/own', 'plan-signs/signs/first'];
  await saveAnswer('guest', own, 'I wake at four.');
  expect(await savePlan('guest', {}, { [own]: 'I read labels.', [first]: 'Tea.' })).toBe(true);
  const kept = { [own]: 'I wake at four.\nI read labels.', [first]: 'Tea.' };
  expect(await answersOf('guest')).toMatchObject(kept);
});

it('one’s own techniques are not written over while the device does not give them', async () => {
  const value = { 'cold-water': 'Hum a tune' };
  await records.put('guest', { id: 'techniques-guest', kind: 'techniques', value });
  const lost = () => Promise.reject(new DOMException('Connection to the server lost.', 'UnknownError'));
  vi.spyOn(IDBIndex.prototype, 'getAll').mockImplementation(lost as never);
  vi.spyOn(IDBIndex.prototype, 'getAllKeys').mockImplementation(lost as never);
  await changeTechniques('guest', (own) => ({ ...own, 'plan-dinner': '' }));
  vi.restoreAllMocks();
  await changeTechniques('guest', (own) => own);
  const kept = (await records.of('guest')).find(({ kind }) => kind === 'techniques');
  expect(kept?.value).toEqual({ ...value, 'plan-dinner': '' });
});

it('whatever was to be kept and was refused is stored once the device takes it, but for a wait that is not wanted any more', async () => {
  await removeAll('guest');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(blocked);
  vi.spyOn(IDBIndex.prototype, 'getAll').mockImplementation(blocked);
  vi.spyOn(IDBIndex.prototype, 'getAllKeys').mockImplementation(blocked);
  const week = { id: 'k', day: '2026-11-26', searched: 1, checked: null, asked: 0, did: 'Ran.' } as const;
  const plan = { id: 'e', madeAt: 1, prediction: 'I won’t sleep.', leaveOut: 'Searching.', until: week.day };
  await write('guest', { id: 'k', kind: 'week', value: week });
  await write('guest', { id: 'e', kind: 'experiment', value: { ...plan, result: null } });
  await changeTechniques('guest', () => ({ 'cold-water': 'Hum a tune' }));
  const before = { 'plan-signs/signs/first': 'Tea.' };
  await savePlan('guest', before, { 'plan-signs/signs/own': 'I wake at four.' });
  setChoice('keeps', 'guest', true);
  await startPostponement('guest', '5');
  setChoice('keeps', 'guest', false);
  vi.restoreAllMocks();
  // Written in another tab meanwhile.
  await saveAnswer('guest', 'plan-signs/signs/own', 'I read labels.');
  await vi.advanceTimersByTimeAsync(12_000);
  vi.useRealTimers();
  const kinds = async () => (await records.of('guest')).map(({ kind }) => kind).toSorted();
  await vi.waitFor(async () => expect(await kinds()).toEqual(['experiment', 'techniques', 'week']));
  const both = { 'plan-signs/signs/own': 'I read labels.\nI wake at four.' };
  await vi.waitFor(async () => expect(await answersOf('guest')).toEqual(both));
});

it('what the device does not delete stays, as does a wait in memory only; what it deletes can be brought back', async () => {
  await removeAll('guest');
  await startPostponement('guest', '5');
  vi.spyOn(IDBIndex.prototype, 'getAllKeys').mockImplementation(blocked);
  expect(await deleteNotebook('guest')).toBeNull();
  vi.restoreAllMocks();
  setChoice('keeps', 'guest', true);
  await savePostponements('guest');
  expect(await records.of('guest')).not.toEqual([]);
  await saveAnswer('guest', 'plan-signs/signs/first', 'Tea.');
  const bringBack = await deleteNotebook('guest');
  expect([await records.of('guest'), await answersOf('guest')]).toEqual([[], {}]);
  await bringBack?.();
  expect(await read()).toMatchObject({ length: '5' });
});

it('a wait that is tried again does not undo its answer, which is given meanwhile', async () => {
  await removeAll('guest');
  setChoice('keeps', 'guest', true);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(blocked);
  await startPostponement('guest', '5');
  vi.restoreAllMocks();
  const { id = '' } = postponementMarkOf('guest') ?? {};
  const encrypt = crypto.subtle.encrypt.bind(crypto.subtle);
  vi.spyOn(crypto.subtle, 'encrypt').mockImplementation(async (how, key, data) => {
    if (new TextDecoder().decode(data).includes('"answer":null')) await sleep(50);
    return encrypt(how, key, data);
  });
  const answered = answerPostponement('guest', newPostponement(id, '5', Date.now()), 'gone', false);
  await vi.advanceTimersByTimeAsync(12_000);
  vi.useRealTimers();
  await answered;
  await sleep(100);
  expect(await read()).toMatchObject({ answer: { urge: 'gone' } });
});
