import { randomUUID } from 'node:crypto';
import { beforeEach, expect, it } from 'vitest';
import { fc } from '../support/random';
import { minutes, one, ownDatabase } from './database';

/** Requests, confirmations and unsubscriptions of one address, by its owner and by strangers. */

const sql = ownDatabase();
const email = 'ann@example.com';
const forget = () =>
  sql`truncate public.workbook_requests, public.workbook_submissions, public.email_jobs, public.email_suppressions`;
beforeEach(forget);

/** @param version identifies the submission; also used as the name. @returns its id, unless it was not kept */
async function ask(version: string, at: Date) {
  const id = randomUUID();
  await sql`select * from public.request_workbook(${id}, ${email}, ${`Name ${version}`}, 'Yes', ${version},
    last_name => 'Last', utm_source => 'source', at => ${at})`;
  const kept = await sql`select from public.workbook_submissions where id = ${id}`;
  return kept.length > 0 ? id : null;
}
const confirm = (id: string | null, at: Date) => one(sql`select public.start_course(${id}, ${at})`);
const unsubscribe = (at: Date, source = 'page') =>
  sql`select public.unsubscribe_request(id, ${source}, ${at}) from public.workbook_requests where email = ${email}`;
const send = (kind: string, at: Date) =>
  sql`update public.email_jobs set sent_at = ${at} where kind = ${kind}`;
const request = async () => (await sql`select * from public.workbook_requests`)[0];
const waitingMails = () =>
  sql`select from public.email_jobs where sent_at is null and dead_at is null and kind <> 'workbook'`;

const wait = fc.oneof(fc.integer({ min: 1, max: 15 }), fc.integer({ min: 60, max: 1_500 }));
const step = fc.record({
  kind: fc.constantFrom(
    ...(['ask', 'ask', 'confirm', 'confirm', 'confirm', 'unsubscribe', 'unsubscribe'] as const),
    ...(['pause', 'resume', 'send'] as const),
  ),
  /** Minutes since the previous step. */
  wait,
  /** Which of the links so far is used. */
  link: fc.nat(20),
});

type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

async function expectLastWishes(steps: readonly Step[]): Promise<void> {
  await forget();
  let now = 0;
  const links: { id: string; at: number; version: string }[] = [];
  // The model: the last choice with its name, and when the reader last unsubscribed.
  let isSubscribed = false;
  let lastNo = -1;
  let consent = '0';
  let name = '0';
  const askAgain = async () => {
    const version = String(links.length);
    const id = await ask(version, minutes(now));
    if (id) links.push({ id, at: now, version });
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
      await sql`select ${sql(`public.${each.kind}_course`)}(id, at => ${minutes(now)}) from public.workbook_requests`;
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
        if (!isSubscribed) name = link.version;
        isSubscribed = true;
      }
    }
    const row = await request();
    const place = JSON.stringify({ each, now });
    expect(row?.confirmed_at !== null && row?.unsubscribed_at === null, place).toBe(isSubscribed);
    expect(row?.consent_version, place).toBe(consent);
    if (isSubscribed) expect(row?.first_name, place).toBe(`Name ${name}`);
    else expect(await waitingMails(), place).toHaveLength(0);
    if (row?.unsubscribed_at) expect(row.unsubscribed_at >= row.consent_at, place).toBe(true);
  }
}

it('the last choice counts in random orders of requesting, confirming by old and new links, pausing, sending and unsubscribing', async () => {
  await fc.assert(fc.asyncProperty(fc.array(step, { minLength: 2, maxLength: 20 }), expectLastWishes), {
    numRuns: Number(process.env.HISTORIES ?? 25),
  });
}, 120_000);

it('concurrent unsubscribing, requesting and confirming leave one clear choice', async () => {
  for (let round = 0; round < 10; round++) {
    await forget();
    const first = await ask('1', minutes(0));
    const both = () => [unsubscribe(minutes(5)), confirm(first, minutes(5))];
    await Promise.all([...both(), ...both()]);
    expect(await request()).toMatchObject({ unsubscribed_at: minutes(5) });
    expect(await waitingMails()).toHaveLength(0);
  }
});

it('a stranger’s request changes nothing about a running course; if its owner confirms, the consent alone is renewed', async () => {
  await confirm(await ask('1', minutes(0)), minutes(1));
  await send('workbook', minutes(1));
  const before = await request();
  const second = await ask('2', minutes(60));
  expect(await request()).toEqual(before);
  expect(await waitingMails()).toHaveLength(7);
  expect(await confirm(second, minutes(61))).toBe('already_started');
  const given = { consent_version: '2', consent_at: minutes(60), confirmed_at: minutes(61) };
  expect(await request()).toEqual({ ...before, ...given });
  expect(await waitingMails()).toHaveLength(7);
});

it('requesting again sends a mail a minute after an unsubscription, although one was just sent', async () => {
  await ask('1', minutes(0));
  await send('workbook', minutes(0));
  await unsubscribe(minutes(2));
  expect(await ask('2', minutes(3))).not.toBeNull();
});

it('an unsubscription keeps the address, times, consent and source of the choice, and no name anywhere', async () => {
  await confirm(await ask('1', minutes(0)), minutes(1));
  await sql`select public.claim_email_jobs('worker', 1, 60, ${minutes(2)})`;
  await send('course-1', minutes(2));
  await unsubscribe(minutes(3), 'one-click');
  const { created_at: _, ...kept } = (await request()) ?? {};
  expect(kept).toEqual({
    ...{ id: expect.any(String), email, first_name: null, last_name: null },
    ...{ utm_source: null, utm_medium: null, utm_campaign: null, paused_at: null },
    ...{ consent_text: 'Yes', consent_version: '1', consent_at: minutes(0), confirmed_at: minutes(1) },
    ...{ unsubscribed_at: minutes(3), unsubscribed_by: 'one-click' },
  });
  for (const table of ['workbook_submissions', 'email_jobs'])
    expect(JSON.stringify(await sql`select * from ${sql(table)}`)).not.toMatch(/Name 1|Last|Ann/);
});

it('an unsubscription also follows from a complaint', async () => {
  await confirm(await ask('1', minutes(0)), minutes(1));
  await sql`select public.suppress_email(${email}, 'complaint', ${minutes(5)})`;
  expect(await request()).toMatchObject({ unsubscribed_at: minutes(5), unsubscribed_by: 'complaint' });
});
