import { expect, it } from 'vitest';
import { readState } from '@/scripts/state';
import { findForm, postForm, postFormByScript } from '@/tests/support/form-post';
import { sendPosts } from '@/tests/support/send-posts';

it('generated posts break nothing, lose nothing and keep the input', async () => {
  const figures = await sendPosts(60);
  expect(figures['forms accepted, and stored']).toBeGreaterThan(0);
  expect(figures['forms refused']).toBeGreaterThan(0);
}, 120_000);

it('a form that no page sends stores nothing, and the next one is read', async () => {
  const form = await findForm('/contact', 'message');
  for (const name of ['\u0000null\u0000', '\u0001'])
    expect((await postFormByScript(form, { name: 'Ann', [name]: 'x' })).status).toBe(400);
  const whole = await postFormByScript(form, { name: 'Ann', email: 'ann@example.com' });
  expect(whole.status).toBe(200);
  expect(whole.body).toContain('ann@example.com');
});

it('a form of an earlier release, sent without JavaScript, gets a page that says so', async () => {
  const form = await findForm('/contact', 'message');
  const hidden = form.hidden.map(
    ([name, value]) => [name, value.replace(/[0-9a-f]{42}/, `60${'ab'.repeat(20)}`)] as const,
  );
  const answer = await postForm({ ...form, hidden }, { name: 'Ann' });
  expect(answer.status).toBe(409);
  expect(answer.headers.get('content-type')).toContain('text/html');
  expect(answer.body).toContain('This page has changed meanwhile');
});

const formless =
  '/blog/nothing-here /sample-chapters/99 /workbook/fill/none /workbook/pages/none /contact/none /contact';
it.each(formless.split(' '))('a form of another kind, sent to %s, gets a page that says so', async (path) => {
  const body = new URLSearchParams({ name: 'Ann' });
  const answer = await fetch(readState().siteUrl + path, { method: 'POST', body });
  expect(answer.status).toBe(400);
  expect(await answer.text()).toContain('There is nothing to send here');
});

const addresses = ['/contact', '/auth', '/no-such-page'];
it.each(addresses)('a body that broke off, or was made up, is no fault of ours: %s', async (path) => {
  for (const type of ['multipart/form-data', 'multipart/form-data; boundary=x']) {
    const headers = { 'content-type': type };
    const body = '--x\nContent-Disposition: form-data; name="a"\n\nb';
    const answer = await fetch(readState().siteUrl + path, { method: 'POST', headers, body });
    expect(answer.status).toBe(400);
    expect(await answer.text()).toContain('There is nothing to send here');
  }
});
