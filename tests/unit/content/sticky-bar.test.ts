import { expect, it } from 'vitest';
import { site } from '@/content/site';
import { stickyBarButtons } from '@/content/sticky-bar';

it('the sticky bar links to Amazon on the book page', () => {
  expect(stickyBarButtons('/book')).toEqual({
    primary: { label: 'Buy on Amazon', href: site.amazonUrl, external: true, shop: 'amazon' },
    secondary: { label: 'Free Workbook', href: '/workbook' },
  });
});

it.each([
  ['/speaking', 'Book Speaker', '/contact'],
  ['/workbook', 'Get Free Workbook', '#form'],
  ['/landing', 'Get Free Workbook', '#get-workbook'],
])('the sticky bar links on %s to what it is about: %s', (path, label, href) => {
  expect(stickyBarButtons(path)?.primary).toEqual({ label, href });
});

it.each(['/', '/about', '/blog/success-stories', '/speaking/kit', '/authors'])(
  'the sticky bar offers the workbook and the book on %s',
  (path) => {
    expect(stickyBarButtons(path)).toEqual({
      primary: { label: 'Get Free Workbook', href: '/workbook' },
      secondary: { label: 'Buy Book', href: '/book' },
    });
  },
);

it('the sticky bar is absent from private pages and those without an offer', () => {
  const own = ['/auth', '/account', '/admin', '/unsubscribe', '/flip-method-app', '/flip-method-auth'];
  const pages = [...own, '/blog', '/testimonials'];
  expect(pages.filter((path) => stickyBarButtons(path) !== null)).toEqual([]);
});
