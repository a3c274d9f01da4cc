import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { removeAccount, type SignedIn, signInSomebody } from '@/tests/support/accounts';
import { type FoundForm, findForm, postForm } from '@/tests/support/form-post';
import { anyEmail, state } from '../../support/stack';
import { cluster } from './cluster';
import { query, saveFlip } from './flips';

/** The whole product while its PostgreSQL is paused or stopped. */

const MAX_RESPONSE_MS = 5_000;
const TIMEOUT_MS = 60_000;
const pages = ['/', '/book', '/blog', '/workbook', '/contact', '/resources', '/landing', '/flip-method-app'];
const contactFields = (email: string) => ({
  name: 'Ann Reader',
  email,
  type: 'book',
  subject: '',
  message: 'A message that must not be lost',
});

let form: FoundForm;
let person: SignedIn;
beforeAll(async () => {
  form = await findForm('/contact', 'message');
  person = await signInSomebody();
}, TIMEOUT_MS);
beforeEach(() => query((sql) => sql`delete from public.rate_limits where bucket like 'contact:%'`));
afterEach(() => cluster.resume());
afterAll(() => removeAccount(person.id), TIMEOUT_MS);

const messagesFrom = (email: string) =>
  query(async (sql) => (await sql`select 1 from public.contact_messages where email = ${email}`).length);

async function expectPages() {
  const answers = await Promise.all(pages.map((path) => fetch(state.siteUrl + path)));
  expect(answers.map(({ status }) => status)).toEqual(pages.map(() => 200));
}

/** Expects the form to report the failure in time, with everything that was typed. */
async function expectRefusal(email: string) {
  const { status, body, milliseconds } = await postForm(form, contactFields(email));
  expect(status).toBe(200);
  expect(milliseconds).toBeLessThan(MAX_RESPONSE_MS);
  for (const kept of ['Something went wrong', email, 'A message that must not be lost']) {
    expect([kept, body.includes(kept)]).toEqual([kept, true]);
  }
}

/** Submits again, as a person would, until it succeeds. */
async function expectRecovery(email: string) {
  await expect
    .poll(async () => (await postForm(form, contactFields(email))).body.includes('Message Received!'), {
      timeout: 20_000,
      interval: 500,
    })
    .toBe(true);
}

describe('PostgreSQL is paused', () => {
  it(
    'pages load, a form fails in time, and can be sent again afterwards',
    async () => {
      const email = anyEmail('paused');
      cluster.pause();
      await expectPages();
      await expectRefusal(email);
      cluster.resume();
      await expectRecovery(email);
      // A message whose request timed out may have been stored; then the reader has sent it twice.
      expect(await messagesFrom(email)).toBeGreaterThan(0);
    },
    TIMEOUT_MS,
  );
});

describe('PostgreSQL is stopped and started again', () => {
  it(
    'pages load, a form fails in time, and everything recovers without a restart of the site',
    async () => {
      const email = anyEmail('stopped');
      await cluster.stop();
      try {
        await expectPages();
        await expectRefusal(email);
        expect(await saveFlip(person, randomUUID())).toBe(false);
      } finally {
        await cluster.start();
      }
      await expectRecovery(email);
      expect(await messagesFrom(email)).toBe(1);
    },
    TIMEOUT_MS,
  );
});
