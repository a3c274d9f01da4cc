import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeDatabase, type TestDatabase } from './database';

/** Requests, confirmations and unsubscriptions, by the owner of an address and by strangers, in any order. */

let database: TestDatabase;
beforeAll(async () => {
  database = await makeDatabase(4);
});
afterAll(() => database.drop());
beforeEach(async () => {
  await database.sql`truncate public.workbook_requests, public.workbook_submissions, public.email_jobs, public.email_suppressions`;
});

const start = Date.parse('2026-03-01T09:00:00Z');
const minutes = (count: number) => new Date(start + count * 60_000);
const mail = { subject: 'Ann, your workbook', html: '<p>Ann</p>', text: 'Dear Ann' };
const email = 'ann@example.com';
const id = '11111111-1111-4111-8111-111111111111';

/** @param version identifies the submission; also used as the name */
async function ask(version: string, at: Date, submissionId: string = randomUUID()) {
  const { sql } = database;
  await sql`select * from public.request_workbook(${id}, ${submissionId}, ${email}, ${`Name ${version}`}, 'Yes', ${version},
    ${sql.json(mail)}, last_name => 'Last', utm_source => 'source', at => ${at})`;
  const [kept] = await sql`select from public.workbook_submissions where id = ${submissionId}`;
  return kept ? submissionId : null;
}

async function confirm(submissionId: string, at: Date) {
  const mails = Array.from({ length: 7 }, (_, n) => ({
    kind: `course-${n + 1}`,
    ...mail,
    send_after: new Date(at.getTime() + n * 86_400_000).toISOString(),
  }));
  const [answer] = await database.sql`
    select public.start_course(${submissionId}, ${database.sql.json(mails)}, ${at}) as outcome`;
  return answer?.outcome;
}

const unsubscribe = (at: Date, source = 'page') =>
  database.sql`select public.unsubscribe_request(${id}, ${source}, ${at})`;

async function request() {
  const [row] = await database.sql`select * from public.workbook_requests where id = ${id}`;
  if (!row) throw new Error('There is no request.');
  return row;
}

const waitingMails = () => database.sql`
  select kind from public.email_jobs where sent_at is null and dead_at is null and kind <> 'workbook'`;

describe('a stranger who requests the workbook with a known address', () => {
  it('changes nothing about a running course', async () => {
    const first = (await ask('1', minutes(0))) ?? '';
    await confirm(first, minutes(1));
    await database.sql`update public.email_jobs set sent_at = ${minutes(1)} where kind = 'workbook'`;
    const before = await request();
    expect(await ask('2', minutes(60))).not.toBeNull();
    expect(await request()).toEqual(before);
    expect(await waitingMails()).toHaveLength(7);
  });

  it('changes nothing about an unsubscription, and no old link undoes it', async () => {
    const first = (await ask('1', minutes(0))) ?? '';
    await confirm(first, minutes(1));
    await unsubscribe(minutes(30));
    const before = await request();
    await ask('2', minutes(60));
    await unsubscribe(minutes(90));
    expect(await confirm(first, minutes(91))).toBe('unsubscribed');
    const after = await request();
    expect(after).toEqual({ ...before, unsubscribed_at: minutes(90) });
    expect(after.unsubscribed_at >= after.consent_at).toBe(true);
    expect(await waitingMails()).toHaveLength(0);
  });
});

describe('requesting again', () => {
  it('counts once its own link is used, with its own name and consent', async () => {
    const first = (await ask('1', minutes(0))) ?? '';
    await confirm(first, minutes(1));
    await unsubscribe(minutes(30));
    const second = (await ask('2', minutes(60))) ?? '';
    expect(await confirm(second, minutes(61))).toBe('started');
    expect(await request()).toMatchObject({
      first_name: 'Name 2',
      consent_version: '2',
      consent_at: minutes(60),
      confirmed_at: minutes(61),
      unsubscribed_at: null,
      unsubscribed_by: null,
    });
  });

  it('sends a mail a minute after an unsubscription, although one was just sent', async () => {
    await ask('1', minutes(0));
    await database.sql`update public.email_jobs set sent_at = ${minutes(0)}`;
    await unsubscribe(minutes(2));
    expect(await ask('2', minutes(3))).not.toBeNull();
  });

  it('renews only the consent if confirmed while the course runs', async () => {
    await confirm((await ask('1', minutes(0))) ?? '', minutes(1));
    await database.sql`update public.email_jobs set sent_at = ${minutes(1)} where kind = 'workbook'`;
    const before = await request();
    const second = (await ask('2', minutes(60))) ?? '';
    expect(await confirm(second, minutes(61))).toBe('already_started');
    expect(await request()).toEqual({
      ...before,
      consent_version: '2',
      consent_at: minutes(60),
      confirmed_at: minutes(61),
    });
    expect(await waitingMails()).toHaveLength(7);
  });
});

describe('an unsubscription', () => {
  it('keeps the address, times, consent and source of the choice, and no name anywhere', async () => {
    const { sql } = database;
    await confirm((await ask('1', minutes(0))) ?? '', minutes(1));
    await sql`select public.claim_email_jobs('worker', 1, 60, ${minutes(2)})`;
    await sql`update public.email_jobs set sent_at = ${minutes(2)} where kind = 'course-1'`;
    await unsubscribe(minutes(3), 'one-click');
    const { created_at: _, ...kept } = await request();
    expect(kept).toEqual({
      id,
      email,
      first_name: null,
      last_name: null,
      utm_source: null,
      utm_medium: null,
      utm_campaign: null,
      consent_text: 'Yes',
      consent_version: '1',
      consent_at: minutes(0),
      confirmed_at: minutes(1),
      paused_at: null,
      unsubscribed_at: minutes(3),
      unsubscribed_by: 'one-click',
    });
    const everything = JSON.stringify([
      await sql`select * from public.workbook_submissions`,
      await sql`select * from public.email_jobs`,
    ]);
    expect(everything).not.toMatch(/Name 1|Last|Ann/);
  });

  it('cannot predate the consent or keep a name, whoever writes it', async () => {
    const { sql } = database;
    await ask('1', minutes(10));
    await expect(
      sql`update public.workbook_requests set unsubscribed_by = 'page', unsubscribed_at = ${minutes(9)},
        first_name = null, last_name = null, utm_source = null`,
    ).rejects.toMatchObject({ constraint_name: 'workbook_requests_unsubscribed_after_consent' });
    await expect(
      sql`update public.workbook_requests set unsubscribed_by = 'page', unsubscribed_at = ${minutes(11)}`,
    ).rejects.toMatchObject({ constraint_name: 'workbook_requests_unsubscribed_keeps_no_personal_data' });
  });

  it('also follows from a complaint', async () => {
    await confirm((await ask('1', minutes(0))) ?? '', minutes(1));
    await database.sql`select public.suppress_email(${email}, 'complaint', ${minutes(5)})`;
    expect(await request()).toMatchObject({ unsubscribed_at: minutes(5), unsubscribed_by: 'complaint' });
  });
});

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
    'ask',
    'ask',
    'confirm',
    'confirm',
    'confirm',
    'unsubscribe',
    'unsubscribe',
    'pause',
    'resume',
    'send',
  ),
  wait,
  link: fc.nat(20),
});

async function expectLastWishes(steps: readonly Step[]): Promise<void> {
  const { sql } = database;
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
      await sql`select ${sql(`public.${each.kind}_course`)}(${id}, at => ${minutes(now)})`;
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
    const { sql } = database;
    await sql`truncate public.workbook_requests, public.workbook_submissions, public.email_jobs`;
    const first = (await ask('1', minutes(0))) ?? '';
    await Promise.all([
      unsubscribe(minutes(5)),
      confirm(first, minutes(5)),
      unsubscribe(minutes(5)),
      confirm(first, minutes(5)),
    ]);
    expect(await request()).toMatchObject({ unsubscribed_at: minutes(5) });
    expect(await waitingMails()).toHaveLength(0);
  }
});
