import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type FoundForm, findForm, postForm, postFormByScript } from '@/tests/support/form-post';
import { mailsTo, runMailQueue } from '../../support/mailbox';
import { anyEmail, connect, state } from '../../support/stack';

/** The forms while a part of the stack hangs: a stopped process accepts connections but never responds. */

const sql = connect();
const forms: { workbook?: FoundForm; contact?: FoundForm } = {};
beforeAll(async () => {
  forms.workbook = await findForm('/workbook', 'firstName');
  forms.contact = await findForm('/contact', 'message');
});
beforeEach(
  () => sql`delete from public.rate_limits where bucket like 'workbook:%' or bucket like 'contact:%'`,
);
afterAll(() => sql.end());

async function whileHanging<Result>(
  part: 'backend' | 'mailbox',
  work: () => Promise<Result>,
): Promise<Result> {
  process.kill(state.pids[part], 'SIGSTOP');
  try {
    return await work();
  } finally {
    process.kill(state.pids[part], 'SIGCONT');
  }
}

const contactFields = (email: string) => ({
  name: 'Ann Reader',
  email,
  type: 'book',
  subject: '',
  message: 'A message that must not be lost',
});

describe('while the database hangs', () => {
  it.each([postForm, postFormByScript])(
    'a form says so within five seconds and keeps the input (%o)',
    async (post) => {
      const email = anyEmail('hanging');
      const [workbook, contact] = await whileHanging('backend', async () => {
        if (!forms.workbook || !forms.contact) throw new Error('The forms were not found.');
        const filled = { email, firstName: 'Ann', lastName: '' };
        return [await post(forms.workbook, filled), await post(forms.contact, contactFields(email))] as const;
      });
      for (const answer of [workbook, contact]) {
        expect(answer.status).toBe(200);
        expect(answer.milliseconds).toBeLessThan(5_000);
        expect(answer.body).toContain('Something went wrong');
        expect(answer.body).toContain(email);
      }
      expect(workbook.body).toContain('Please try again or contact support if the issue persists.');
      expect(contact.body).toContain('A message that must not be lost');
    },
  );
});

describe('while only the mail service hangs', () => {
  it('requests and messages are accepted at once, and their mails sent later', async () => {
    const email = anyEmail('mail-hanging');
    const [workbook, contact] = await whileHanging('mailbox', async () => {
      if (!forms.workbook || !forms.contact) throw new Error('The forms were not found.');
      const filled = { email, firstName: 'Ann', lastName: '' };
      return [
        await postForm(forms.workbook, filled),
        await postForm(forms.contact, contactFields(email)),
      ] as const;
    });
    expect(workbook.body).toContain('Check Your Email!');
    expect(contact.body).toContain('Message Received!');
    expect(Math.max(workbook.milliseconds, contact.milliseconds)).toBeLessThan(5_000);
    for (let round = 0; round < 20 && (await mailsTo(email)).length === 0; round++) {
      await sql`update public.email_jobs set send_after = now() - interval '1 second'
        where sent_at is null and recipient = ${email}`;
      await runMailQueue();
      await new Promise((resolve) => setTimeout(resolve, 500));
    }
    expect(await mailsTo(email)).toHaveLength(1);
    await sql`delete from public.workbook_requests where email = ${email}`;
    await sql`delete from public.contact_messages where email = ${email}`;
  }, 60_000);
});
