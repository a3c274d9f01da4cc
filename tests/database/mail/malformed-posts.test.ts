import { expect, it } from 'vitest';
import { seedOfRun } from '@/scripts/seed';
import { findForm, postFormByScript } from '@/tools/attack/form-post';
import { posts } from '@/tools/attack/posts';

it('generated posts break nothing, lose nothing and keep the input', async () => {
  const figures = await posts.run(60, seedOfRun());
  expect(figures['forms accepted, and stored']).toBeGreaterThan(0);
  expect(figures['forms refused']).toBeGreaterThan(0);
}, 60_000);

it('a form that cannot be parsed gets a 400, and the next one is read', async () => {
  const form = await findForm('/contact', 'message');
  const broken = await postFormByScript(form, { name: 'Ann', '\u0000null\u0000': 'x' });
  expect(broken.status).toBe(400);
  expect(broken.body).toContain('This form could not be read, so nothing was changed.');
  const whole = await postFormByScript(form, { name: 'Ann', email: 'ann@example.com' });
  expect(whole.status).toBe(200);
  expect(whole.body).toContain('ann@example.com');
});
