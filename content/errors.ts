import { companionLink } from './navigation';

/** Error pages. None of them blames the reader's device. */
export const errorPage = {
  headline: 'Something went wrong on our side.',
  text: 'A part of this page failed to load. You did nothing wrong, and trying once more often works.',
  retry: 'Try again',
  home: { label: 'Return to Home', href: '/' },
  contact: { label: 'Tell us what happened', href: '/contact' },
  crisis: { label: 'Numbers to call or text', href: '/resources' },
  /** Above the numbers and the written exercise. */
  meanwhile: 'Until then: someone to call, and the flip, written down',
  /** Before the reference that identifies the error in our logs. */
  reference: 'Reference',
} as const;

/** In place of a page that the device does not have. */
export const offlinePage = {
  title: 'You are offline',
  text: 'This page needs the network. What you have written on this device is still here, and these pages open without a network:',
  links: [
    { label: 'The exercise', href: '/flip-method-app' },
    { label: 'My plan', href: '/flip-method-app?view=plan' },
    { label: 'The page for tonight', href: '/night' },
    companionLink,
    { label: 'Important Resources: numbers to call or text', href: '/resources' },
  ],
} as const;
