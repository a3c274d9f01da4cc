import { expect, it } from 'vitest';
import { fc } from '../support/random';
import { minutes } from './times';
import { oneReader } from './workbook';

/** Requests, confirmations and unsubscriptions, by the owner of an address and by strangers, in any order. */

const { sql, email, ask, confirm, unsubscribe, request, waitingMails } = oneReader();

interface Step {
  kind: 'ask' | 'confirm' | 'unsubscribe' | 'pause' | 'resume' | 'send';
  /** Minutes since the previous step. */
  wait: number;
  /** Which of the links so far is used. */
  link: number;
}

const wait = fc.oneof(fc.integer({ min: 1, max: 15 }), fc.integer({ min: 60, max: 1_500 }));
const step: fc.Arbitrary<Step> = fc.record({
  kind: fc.constantFrom(
    ...(['ask', 'ask', 'confirm', 'confirm', 'confirm', 'unsubscribe', 'unsubscribe'] as const),
    ...(['pause', 'resume', 'send'] as const),
  ),
  wait,
  link: fc.nat(20),
});

async function expectLastWishes(steps: readonly Step[]): Promise<void> {
  await sql`truncate public.workbook_requests, public.workbook_submissions, public.email_jobs, public.email_suppressions`;
  let now = 0;
  const links: { id: string; at: number; version: string }[] = [];
  // The model: the last choice, and when the reader last unsubscribed.
  let isSubscribed = false;
  let lastNo = -1;
  let consent = '0';
  const askAgain = async () => {
    const version = String(links.length);
    const submissionId = await ask(version, minutes(now));
    if (submissionId) links.push({ id: submissionId, at: now, version });
  };
  await askAgain();
  for (const each of steps) {
    now += each.wait;
    if (each.kind === 'ask') await askAgain();
    else if (each.kind === 'send') {
      await sql`select public.claim_email_jobs('worker', 2, 60, ${minutes(now)})`;
      await sql`update public.email_jobs set sent_at = ${minutes(now)}, lease_until = null
        where id = (select id from public.email_jobs where lease_until > ${minutes(now)} and dead_at is null order by id limit 1)`;
    } else if (each.kind === 'pause' || each.kind === 'resume') {
      await sql`select ${sql(`public.${each.kind}_course`)}(id, at => ${minutes(now)}) from public.workbook_requests where email = ${email}`;
    } else if (each.kind === 'unsubscribe') {
      await unsubscribe(minutes(now));
      isSubscribed = false;
      lastNo = now;
    } else {
      const link = links[each.link % links.length];
      if (!link) throw new Error('There is no link.');
      await confirm(link.id, minutes(now));
      if (link.at > lastNo) {
        if (!isSubscribed || Number(link.version) > Number(consent)) consent = link.version;
        isSubscribed = true;
      }
    }
    const row = await request();
    const place = JSON.stringify({ each, now });
    expect(row.confirmed_at !== null && row.unsubscribed_at === null, place).toBe(isSubscribed);
    expect(row.consent_version, place).toBe(consent);
    if (row.unsubscribed_at) expect(row.unsubscribed_at >= row.consent_at, place).toBe(true);
    if (!isSubscribed) expect(await waitingMails(), place).toHaveLength(0);
  }
}

it('the last choice counts in random orders of requesting, confirming by old and new links, pausing, sending and unsubscribing', async () => {
  await fc.assert(fc.asyncProperty(fc.array(step, { minLength: 2, maxLength: 20 }), expectLastWishes), {
    numRuns: Number(process.env.HISTORIES ?? 25),
  });
}, 120_000);

it('concurrent unsubscribing, requesting and confirming leave one clear choice', async () => {
  for (let round = 0; round < 10; round++) {
    await sql`truncate public.workbook_requests, public.workbook_submissions, public.email_jobs`;
    const first = (await ask('1', minutes(0))) ?? '';
    const both = () => [unsubscribe(minutes(5)), confirm(first, minutes(5))];
    await Promise.all([...both(), ...both()]);
    expect(await request()).toMatchObject({ unsubscribed_at: minutes(5) });
    expect(await waitingMails()).toHaveLength(0);
  }
});
