import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readNotebookCounts, saveNotebookCounts } from '@/lib/data/notebook-counts';
import { type MonthCounts, noCounts, sumOf } from '@/lib/domain/notebook-counts';
import { newPerson, type Person, serviceClient } from '../support/stack';

let ann: Person;
let bo: Person;
beforeAll(async () => {
  [ann, bo] = await Promise.all([newPerson('ann'), newPerson('bo')]);
});
afterAll(async () => {
  for (const { id } of [ann, bo]) await serviceClient().auth.admin.deleteUser(id);
});

const month = (change: Partial<MonthCounts> = {}): MonthCounts => ({
  month: '2026-01-01',
  ...noCounts,
  waits: 2,
  gone: 1,
  ...change,
});
const chooseFor = ({ id }: Person) =>
  serviceClient()
    .from('account_consents')
    .insert({ user_id: id, purpose: 'counts', version: '1', text: 'Yes' })
    .throwOnError();
const save = ({ client, id }: Person, device: string, months: MonthCounts[]) =>
  saveNotebookCounts(client, id, device, months);

describe('notebook counts', () => {
  it('are refused without a consent of their own, which consent to flips is not', async () => {
    expect(await save(ann, randomUUID(), [month()])).toBe('no-consent');
    expect(await readNotebookCounts(ann.client)).toEqual([]);
  });

  it('are stored once however often they are sent, and two devices add up', async () => {
    await chooseFor(ann);
    const [phone, laptop] = [randomUUID(), randomUUID()];
    const later = month({ month: '2026-02-01', did_not: 3 });
    await Promise.all(Array.from({ length: 5 }, () => save(ann, phone, [month(), later])));
    await save(ann, laptop, [month({ searched: 1 })]);
    await save(ann, laptop, [month({ waits: 5, gone: 4, searched: 1 })]);
    const kept = await readNotebookCounts(ann.client);
    expect(kept).toHaveLength(3);
    expect(sumOf(kept)).toEqual({ ...noCounts, waits: 9, gone: 6, searched: 1, did_not: 3 });

    // What is deleted on a device is deleted from the account too; the other device keeps its own.
    await save(ann, phone, [later]);
    expect((await readNotebookCounts(ann.client)).map((row) => [row.device, row.month])).toEqual([
      [laptop, '2026-01-01'],
      [phone, '2026-02-01'],
    ]);
    await save(ann, phone, []);
    expect(sumOf(await readNotebookCounts(ann.client))).toMatchObject({ waits: 5 });
  });

  it('cannot be added, changed or deleted by another person', async () => {
    await chooseFor(bo);
    const before = await readNotebookCounts(ann.client);
    const device = before[0]?.device ?? '';
    expect(await readNotebookCounts(bo.client)).toEqual([]);
    expect(await saveNotebookCounts(bo.client, ann.id, device, [month({ waits: 99 })])).toBe('no-consent');
    await bo.client.from('notebook_counts').update({ waits: 99 }).eq('user_id', ann.id);
    await bo.client.from('notebook_counts').delete().eq('user_id', ann.id);
    // Device ids are unique per person only.
    await save(bo, device, [month({ waits: 7 })]);
    expect(await readNotebookCounts(ann.client)).toEqual(before);
    const stolen = await bo.client
      .from('notebook_counts')
      .update({ user_id: ann.id, month: '2025-01-01' })
      .eq('user_id', bo.id);
    expect(stolen.error?.code).toBe('42501');
  });

  it('are refused for a future month, and beyond 600 rows', async () => {
    expect(await save(bo, randomUUID(), [month({ month: '2999-01-01' })])).toBe('no-consent');
    const many = Array.from({ length: 30 }, (_, index) =>
      month({ month: `${2024 + Math.floor(index / 12)}-${String((index % 12) + 1).padStart(2, '0')}-01` }),
    );
    let devices = 0;
    for (; devices < 25; devices++) if ((await save(bo, randomUUID(), many)) === 'full') break;
    expect(devices).toBe(19);
    expect(await readNotebookCounts(bo.client)).toHaveLength(571);
  });

  it('are deleted on all devices at once when consent is withdrawn, and the consent stays on record', async () => {
    await serviceClient()
      .rpc('withdraw_consent', { person: ann.id, purpose: 'counts', delete_data: true })
      .throwOnError();
    expect(await readNotebookCounts(ann.client)).toEqual([]);
    expect(await save(ann, randomUUID(), [month()])).toBe('no-consent');
    expect((await readNotebookCounts(bo.client)).length).toBeGreaterThan(0);
    const { data } = await ann.client
      .from('account_consents')
      .select('purpose, withdrawn_at')
      .order('purpose');
    expect(data).toEqual([
      { purpose: 'counts', withdrawn_at: expect.any(String) },
      { purpose: 'flips', withdrawn_at: null },
    ]);
    await chooseFor(ann);
    expect(await save(ann, randomUUID(), [month()])).toBe('stored');
  });
});
