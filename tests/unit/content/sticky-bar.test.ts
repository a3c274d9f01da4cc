import { expect, it } from 'vitest';
import { site } from '@/content/site';
import { stickyBarButtons } from '@/content/sticky-bar';

const workbook = { label: 'Get Free Workbook', href: '/workbook' };
const elsewhere = { primary: workbook, secondary: { label: 'Buy Book', href: '/book' } };
const amazon = { label: 'Buy on Amazon', href: site.amazonUrl, external: true, shop: 'amazon' };

const offering = ['/', '/about', '/blog/success-stories', '/speaking/kit', '/authors'];
/** Private pages and those without an offer. */
const own = ['/auth', '/account', '/admin', '/unsubscribe', '/flip-method-app', '/flip-method-auth'];
const without = [...own, '/blog', '/testimonials'];

it.each<[string, object | null]>([
  ['/book', { primary: amazon, secondary: { label: 'Free Workbook', href: '/workbook' } }],
  ['/speaking', { primary: { label: 'Book Speaker', href: '/contact' } }],
  ['/workbook', { primary: { ...workbook, href: '#form' } }],
  ['/landing', { primary: { ...workbook, href: '#get-workbook' } }],
  ...offering.map((path): [string, object] => [path, elsewhere]),
  ...without.map((path): [string, null] => [path, null]),
])('the sticky bar on %s links to what the page is about, or is absent: %o', (path, buttons) => {
  if (buttons) expect(stickyBarButtons(path)).toMatchObject(buttons);
  else expect(stickyBarButtons(path)).toBeNull();
});
