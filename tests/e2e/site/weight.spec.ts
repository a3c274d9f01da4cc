import { brotliCompressSync } from 'node:zlib';
import { expect, test } from '../fixtures.ts';
import { routes } from './routes.ts';

/** Words that survive the minifier and give a library away. */
const libraries = {
  zod: 'ZodError',
  'supabase-js': 'gotrue',
  recharts: 'recharts-',
  'framer-motion': 'whileInView',
  sonner: 'data-sonner',
} as const;

for (const { path } of routes) {
  test(`${path} brings no library before it is touched, and at most 3 KB of its own`, async ({ page }) => {
    const scripts: { url: string; body: Buffer }[] = [];
    page.on('response', async (response) => {
      if (response.request().resourceType() !== 'script') return;
      scripts.push({ url: response.url(), body: await response.body() });
    });
    await page.goto(path, { waitUntil: 'networkidle' });

    const own = scripts.filter(({ url }) => url.includes('/elements/'));
    expect(own).toHaveLength(1);
    const bytes = own.reduce((sum, { body }) => sum + brotliCompressSync(body).length, 0);
    expect(bytes).toBeLessThanOrEqual(3 * 1024);

    const found = Object.entries(libraries).flatMap(([library, word]) =>
      scripts.filter(({ body }) => body.includes(word)).map(({ url }) => `${library} in ${url}`),
    );
    expect(found).toEqual([]);
  });
}
