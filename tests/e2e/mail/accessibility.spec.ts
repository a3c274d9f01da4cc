import { randomUUID } from 'node:crypto';
import { expectNoViolations, isThorough } from '../../support/axe.ts';
import { answeredToken, linkToken } from '../../support/signatures.ts';
import { anyEmail } from '../../support/stack';
import { sql, test } from '../auth/flows.ts';

test('pages linked from mails have no axe violations', async ({ page }) => {
  test.slow();
  const id = randomUUID();
  await sql`
    insert into public.workbook_requests (id, email, first_name, consent_text, consent_version)
    values (${id}, ${anyEmail('axe')}, 'Ann', 'Yes', '1')`;
  await sql`
    insert into public.workbook_submissions (id, request_id, first_name, consent_text, consent_version, submitted_at)
    values (${id}, ${id}, 'Ann', 'Yes', '1', now())`;
  const [message] = await sql`select id from public.contact_messages where state = 'new' limit 1`;
  const read = linkToken('read', id);
  const subscription = linkToken('subscription', id);
  for (const path of [
    `/workbook/open/${linkToken('open', id)}`,
    '/workbook/fill/my-circle',
    `/workbook/course/${read}/4`,
    `/unsubscribe?t=${subscription}`,
    `/contact/answered/${answeredToken(message?.id)}`,
    // Built from the same components.
    ...(isThorough()
      ? ['/workbook/open/broken', '/workbook/fill', '/workbook/fill/emergency-action-plan', '/unsubscribe']
      : []),
  ]) {
    await page.goto(path);
    await expectNoViolations(page, path);
  }
  await sql`delete from public.workbook_requests where id = ${id}`;
});
