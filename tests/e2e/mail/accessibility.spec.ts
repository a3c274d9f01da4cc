import { createHmac, randomUUID } from 'node:crypto';
import { expectNoViolations } from '../../support/axe.ts';
import { test } from '../../support/fixtures';
import { anyEmail, connect } from '../../support/stack';

const sql = connect();
test.afterAll(() => sql.end());

/** Reimplements the site's link signing. */
function token(linkSecret: string, purpose: string, requestId: string): string {
  const id = Buffer.from(requestId.replaceAll('-', ''), 'hex');
  const claims = JSON.stringify([`workbook-${purpose}`, id.toString('hex')]);
  const signature = createHmac('sha256', linkSecret).update(claims).digest();
  return Buffer.concat([id, signature.subarray(0, 16)]).toString('base64url');
}

test('pages linked from mails have no axe violations', async ({ page, state }) => {
  test.slow();
  const id = randomUUID();
  await sql`
    insert into public.workbook_requests (id, email, first_name, consent_text, consent_version)
    values (${id}, ${anyEmail('axe')}, 'Ann', 'Yes', '1')`;
  await sql`
    insert into public.workbook_submissions (id, request_id, first_name, consent_text, consent_version, submitted_at)
    values (${id}, ${id}, 'Ann', 'Yes', '1', now())`;
  const read = token(state.linkSecret, 'read', id);
  const subscription = token(state.linkSecret, 'subscription', id);
  const isThorough = test.info().project.name.startsWith('long');
  for (const path of [
    `/workbook/open/${token(state.linkSecret, 'open', id)}`,
    '/workbook/fill/my-circle',
    `/workbook/course/${read}/4`,
    `/unsubscribe?t=${subscription}`,
    // Built from the same components.
    ...(isThorough
      ? ['/workbook/open/broken', '/workbook/fill', '/workbook/fill/emergency-action-plan', '/unsubscribe']
      : []),
  ]) {
    await page.goto(path);
    await expectNoViolations(page, path);
  }
  await sql`delete from public.workbook_requests where id = ${id}`;
});
