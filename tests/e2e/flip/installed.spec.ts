import { load } from 'cheerio';
import { expect, test } from '../../support/fixtures.ts';
import { app } from './exercise.ts';

test('the manifest makes the app installable: name, icons for every launcher, screenshots, shortcuts', async ({
  request,
}) => {
  const address = load(await (await request.get(app)).text())('link[rel="manifest"]').attr('href');
  const manifest = await (await request.get(address ?? '')).json();
  expect(manifest).toMatchObject({
    name: 'The Flip Method',
    start_url: app,
    display: 'standalone',
    scope: '/',
  });
  expect(manifest.shortcuts).toMatchObject([
    { name: 'Emergency Mode', url: `${app}?mode=emergency` },
    { name: 'I want to search', url: `${app}?view=delay` },
  ]);
  const purposes = manifest.icons.map((icon: { purpose: string }) => icon.purpose);
  expect(purposes).toEqual(expect.arrayContaining(['any', 'maskable']));
  for (const { src } of [...manifest.icons, ...manifest.screenshots]) {
    const image = await request.get(src);
    expect(image.status(), src).toBe(200);
    expect(image.headers()['content-type'], src).toBe('image/png');
  }
});
