import { landing } from '@/content/landing';
import type { Link } from '@/content/link';
import { amazonLink } from '@/content/site';
import { mayNotSell } from './no-selling';

export interface StickyBarButtons {
  primary: Link;
  secondary: Link;
}

const workbook = 'Get Free Workbook';
const book = { label: 'Buy Book', href: '/book' };

export const stickyBar = {
  text: 'Don’t Miss Out! Transform Your Life Today',
  dismiss: 'Close this bar for good',
  /** The bar appears after this much scrolling, in CSS pixels. */
  thresholdPx: 300,
  /** Exact paths without the bar; articles can have one although the list has none. */
  hiddenOn: ['/blog', '/testimonials'],
  byPage: {
    '/book': {
      primary: amazonLink,
      secondary: { label: 'Free Workbook', href: '/workbook' },
    },
    '/speaking': {
      primary: { label: 'Book Speaker', href: '/contact' },
      secondary: { label: 'Free Workbook', href: '/workbook' },
    },
    // To the form of the page itself.
    '/workbook': { primary: { label: workbook, href: '#form' }, secondary: book },
    '/landing': { primary: { label: workbook, href: landing.button.href }, secondary: book },
  },
  elsewhere: { primary: { label: workbook, href: '/workbook' }, secondary: book },
} as const;

/**
 * The bar's buttons on a page, or null if the page has no bar.
 * @param pathname path without query, e.g. `/book`
 */
export function stickyBarButtons(pathname: string): StickyBarButtons | null {
  const exactlyHidden: readonly string[] = stickyBar.hiddenOn;
  if (exactlyHidden.includes(pathname) || mayNotSell(pathname)) return null;
  const byPage: Record<string, StickyBarButtons> = stickyBar.byPage;
  return byPage[pathname] ?? stickyBar.elsewhere;
}
