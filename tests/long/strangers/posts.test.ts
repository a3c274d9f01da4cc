import { expect, it } from 'vitest';
import { seedOfRun } from '@/scripts/seed';
import { attackBodies } from '@/tools/attack/bodies';
import { findForm, postForm } from '@/tools/attack/form-post';
import { attackForms } from '@/tools/attack/forms';
import { mailsTo, runMailQueue } from '../../support/mailbox';
import { anyEmail, connect } from '../../support/stack';

it('360 generated posts break nothing, lose nothing and keep what was typed', async () => {
  const report = await attackForms(360, seedOfRun());
  expect(report.faults).toEqual([]);
  expect(report.accepted).toBeGreaterThan(40);
  expect(report.refused).toBeGreaterThan(40);
}, 180_000);

it('400 bodies of any shape and size get an answer that a person can read', async () => {
  const report = await attackBodies(400, seedOfRun());
  expect(report.faults).toEqual([]);
  expect(Object.keys(report.statuses)).toEqual(expect.arrayContaining(['200', '400', '409', '413']));
}, 180_000);

it('200 sign-ups of one stranger at once are one request, no course, and never more than three mails', async () => {
  const sql = connect();
  const email = anyEmail('bombed');
  const form = await findForm('/workbook', 'firstName');
  for (let round = 0; round < 10; round++) {
    await sql`delete from public.rate_limits where bucket like 'workbook:%'`;
    const spelling = round % 2 === 0 ? email.toUpperCase() : ` ${email}`;
    const fields = { email: spelling, firstName: `Ann${round}`, lastName: '' };
    const answers = await Promise.all(Array.from({ length: 20 }, () => postForm(form, fields)));
    expect(new Set(answers.map((answer) => answer.status))).toEqual(new Set([200]));
    // The ten minutes in which a second request brings no second mail are over.
    await sql`update public.email_jobs set created_at = created_at - interval '11 minutes' where recipient = ${email}`;
    await runMailQueue();
  }
  const requests = await sql`select confirmed_at from public.workbook_requests where email = ${email}`;
  expect(requests).toEqual([{ confirmed_at: null }]);
  expect(
    await sql`select from public.email_jobs where recipient = ${email} and kind like 'course-%'`,
  ).toHaveLength(0);
  expect((await mailsTo(email)).length).toBe(3);
  await sql`delete from public.workbook_requests where email = ${email}`;
  await sql.end();
}, 180_000);
