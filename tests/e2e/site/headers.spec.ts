import { mailPictures } from '@/content/mails/workbook';
import { permissionsPolicy } from '@/lib/http/security-headers';
import { expect, requestTest as test } from '../../support/fixtures.ts';

test('pictures may be shown by other sites, as mail programs are such', async ({ request }) => {
  for (const { src } of Object.values(mailPictures)) {
    const answer = await request.get(src);
    expect(answer.headers()).toMatchObject({
      'content-type': 'image/png',
      'cross-origin-resource-policy': 'cross-origin',
    });
  }
});

test('only the pages that ask for a passkey may do so', async ({ request }) => {
  const open = ['/auth', '/flip-method-auth', '/account', '/admin', '/admin/second-factor'];
  for (const path of ['/', '/flip-method-app', '/contact', ...open]) {
    const { 'permissions-policy': policy } = (await request.get(path, { maxRedirects: 0 })).headers();
    expect(policy, path).toBe(permissionsPolicy(open.includes(path)).value);
  }
});
