import 'fake-indexeddb/auto';
import { afterEach, expect, it, vi } from 'vitest';
import { databases } from '@/lib/device/device';
import { encryptedRecords } from '@/lib/device/encrypted-records';
import { newPostponement, type Postponement } from '@/lib/domain/postponement';

vi.stubGlobal('document', { cookie: '' });
vi.stubGlobal('localStorage', { getItem: () => null, setItem() {}, removeItem() {} });
const { answerPostponement, noteFlip } = await import('@/app/flip-method-app/notebook/store');
const records = encryptedRecords(databases.notebook);
const read = async () => (await records.of('guest'))[0]?.value as Postponement;
afterEach(() => vi.restoreAllMocks());

it('a flip that is noted late does not undo the answer of its wait', async () => {
  const wait = newPostponement('w', '15', Date.now());
  await records.put('guest', { id: wait.id, kind: 'delay', value: wait });
  const flip = { technique: 'cold-water', actionNeeded: false } as const;
  await Promise.all([noteFlip('guest', flip), answerPostponement('guest', wait, 'gone', false)]);
  expect(await read()).toMatchObject({ flip, answer: { urge: 'gone' } });
});
