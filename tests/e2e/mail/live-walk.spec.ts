import { walkLive } from '../../../scripts/live-walk.ts';
import { expect, test } from '../../support/fixtures';
import { connect, state } from '../../support/stack';

const env = {
  SITE_URL: state.siteUrl,
  RESEND_API_KEY: state.resendKey,
  RESEND_BASE_URL: state.mailboxUrl,
  CONTACT_TO: 'owner@flipmethod.example',
};

test('the walk of a live site follows every mail that it causes, and leaves no account', {
  tag: '@long',
}, async () => {
  test.slow();
  const sql = connect();
  await sql`delete from public.rate_limits where bucket like '%:client'`;
  await walkLive(env, 'smoke@example.com', false);
  const left = await sql`select email from public.profiles where email like 'smoke+%'`;
  await sql.end();
  expect(left).toEqual([]);
});
