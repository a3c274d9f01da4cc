import { expect, it } from 'vitest';
import { sendPosts } from '../../support/send-posts.ts';

/** As many as take about three minutes. */
const POSTS = 10_000;

it(`${POSTS} posts of any shape get a readable response, and lose or store nothing that they should not`, async () => {
  const figures = await sendPosts(POSTS, 60);
  for (const form of ['workbook', 'contact', 'newsletter', 'signUp'])
    expect(figures[`${form} accepted`]).toBeGreaterThan(20);
}, 900_000);
