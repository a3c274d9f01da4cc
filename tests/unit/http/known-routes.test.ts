import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { endpoints } from '@/lib/http/check-body';
import { pageOf } from '@/lib/http/known-actions';

it('an action is for the pages that contain its form', () => {
  expect(pageOf('app/(site)/contact/[topic]/page').test('/contact/book')).toBe(true);
  expect(pageOf('app/(site)/contact/page').test('/contact/book')).toBe(false);
  expect(pageOf('app/(site)/page').test('/')).toBe(true);
  expect(pageOf('app/admin/(group)/mails/page').test('/admin/mails')).toBe(true);
});

it('the check of bodies knows every route that is not a page', () => {
  const routes = readdirSync('app', { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?:^|\/)(?:route|page)\.tsx?$/.test(file))
    .map((file) => ({
      isRoute: /route\.tsx?$/.test(file),
      path: `/${file
        .replace(/\/?[^/]+$/, '')
        .replaceAll(/\([^)]*\)\/?/g, '')
        .replaceAll(/\[[^\]]*\]+/g, 'x')}`,
    }));
  for (const { isRoute, path } of routes) expect([path, endpoints.test(path)]).toEqual([path, isRoute]);
});
