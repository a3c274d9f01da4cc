import { expect, it } from 'vitest';
import { sendPosts } from '../../support/send-posts.ts';

it('600 posts of any shape get a readable response, and lose or store nothing that they should not', async () => {
  const figures = await sendPosts(600);
  expect(figures['forms accepted, and stored']).toBeGreaterThan(20);
}, 600_000);
