export const notFound = {
  code: '404',
  headline: 'Oops! Page not found',
  text: 'There is no page at this address. It may have moved, or part of the link may be missing.',
  home: { label: 'Return to Home', href: '/' },
  elsewhere: {
    heading: 'Pages that may help',
    links: [
      { label: 'Read three chapters', href: '/sample-chapters' },
      { label: 'Open the exercise', href: '/flip-method-app' },
      { label: 'Numbers to call or text', href: '/resources' },
    ],
  },
} as const;
