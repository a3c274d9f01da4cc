import { liveSmoke } from '../../../scripts/live-smoke.ts';
import { expect, test } from '../../support/fixtures';
import { connect, state } from '../../support/stack';

const project = {
  siteUrl: state.siteUrl,
  resendKey: state.resendKey,
  resendUrl: state.mailboxUrl,
  contactTo: 'owner@flipmethod.example',
};

test('the smoke test of a live site follows every mail that it causes, and leaves no account', {
  tag: '@long',
}, async () => {
  test.slow();
  const sql = connect();
  await sql`delete from public.rate_limits where bucket like '%:client'`;
  await liveSmoke(project, 'smoke@example.com', false);
  const left = await sql`select email from public.profiles where email like 'smoke+%'`;
  await sql.end();
  expect(left).toEqual([]);
});
