import type { Link } from '@/content/link';

export const notFound = {
  code: '404',
  headline: 'Oops! Page not found',
  text: 'You searched, and there was nothing. It happens less often than the search box would like.',
  home: { label: 'Return to Home', href: '/' },
  elsewhere: {
    heading: 'Or one of these, which do exist',
    links: [
      { label: 'Read three chapters', href: '/sample-chapters' },
      { label: 'Open the exercise', href: '/flip-method-app' },
      { label: 'Numbers to call or text', href: '/resources' },
    ],
  },
} as const satisfies {
  code: string;
  headline: string;
  text: string;
  home: Link;
  elsewhere: { heading: string; links: readonly Link[] };
};
