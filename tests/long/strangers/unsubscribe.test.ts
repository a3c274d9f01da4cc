import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { seedOfRun } from '@/scripts/seed';
import { siteReaders } from '../../database/mail/readers.ts';
import { mailsTo, runMailQueue } from '../../support/mailbox.ts';
import { seeded } from '../../support/seeded.ts';

/** A mail already being handed to the provider cannot be recalled; it may arrive this many milliseconds later. */
const IN_FLIGHT_MS = 1_000;
const READERS = 3;
const PRESSES = 100;

const { sql, newReader } = siteReaders();

it('no mail arrives after its reader has pressed the button, however often, while seven are being sent', async () => {
  const random = seeded(seedOfRun());
  const delays: number[] = [];
  for (let reader = 0; reader < READERS; reader += 1) {
    const { email, url, look } = await newReader();
    const body = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' });
    const press = async () => (await fetch(url, { method: 'POST', body })).status;
    await sql`update public.email_jobs set send_after = now() - interval '1 second' where recipient = ${email}`;
    const sending = Promise.all([runMailQueue(), runMailQueue()]);
    await sleep(random() * 300);
    const answers = await Promise.all(Array.from({ length: PRESSES }, press));
    const left = Date.now();
    expect(new Set(answers)).toEqual(new Set([200]));
    const after = (await look())?.unsubscribed_at;
    expect(after).toBeInstanceOf(Date);
    await sending;
    await press();
    expect((await look())?.unsubscribed_at).toEqual(after);
    await runMailQueue();
    await sleep(200);
    delays.push(...(await mailsTo(email)).map(({ createdAt }) => Date.parse(createdAt) - left));
  }
  expect(delays.length).toBeGreaterThan(0);
  expect(delays.filter((delay) => delay > IN_FLIGHT_MS)).toEqual([]);
}, 300_000);
