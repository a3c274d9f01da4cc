import { describe, expect, it } from 'vitest';
import { site } from '@/content/site';
import { stickyBarButtons } from '@/content/sticky-bar';

describe('the sticky bar', () => {
  it('links to Amazon on the book page', () => {
    expect(stickyBarButtons('/book')).toEqual({
      primary: { label: 'Buy on Amazon', href: site.amazonUrl, external: true, shop: 'amazon' },
      secondary: { label: 'Free Workbook', href: '/workbook' },
    });
  });

  it('links to bookings on the speaking page', () => {
    expect(stickyBarButtons('/speaking')?.primary).toEqual({ label: 'Book Speaker', href: '/contact' });
  });

  it.each([
    ['/workbook', '#form'],
    ['/landing', '#get-workbook'],
  ])('links to the form of %s itself', (path, href) => {
    expect(stickyBarButtons(path)?.primary).toEqual({ label: 'Get Free Workbook', href });
  });

  it.each(['/', '/about', '/blog/success-stories', '/speaking/kit', '/authors'])(
    'offers the workbook and the book on %s',
    (path) => {
      expect(stickyBarButtons(path)).toEqual({
        primary: { label: 'Get Free Workbook', href: '/workbook' },
        secondary: { label: 'Buy Book', href: '/book' },
      });
    },
  );

  it.each([
    '/blog',
    '/testimonials',
    '/flip-method-app',
    '/flip-method-auth',
    '/auth',
    '/account',
    '/admin',
    '/unsubscribe',
  ])('is absent on %s', (path) => {
    expect(stickyBarButtons(path)).toBeNull();
  });
});
