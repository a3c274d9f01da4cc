/** Pages that stand in when something of ours has broken. None of them blames the reader's device. */
export const errorPage = {
  headline: 'Something broke, and it was us.',
  text: 'A part of this page fell over. You did nothing wrong, and trying once more often works.',
  retry: 'Try again',
  home: { label: 'Return to Home', href: '/' },
  contact: { label: 'Tell us what happened', href: '/contact' },
  /** Before the reference that helps us find the fault in our notes. */
  reference: 'Reference',
} as const;

export const offlinePage = {
  headline: 'No signal. The exercise works without one.',
  text: 'This page needs the internet and the internet is elsewhere. The flip and the emergency numbers are already on your device.',
  flip: { label: 'Open the exercise', href: '/flip-method-app' },
  resources: { label: 'Numbers to call or text', href: '/resources' },
  retry: 'Try this page again',
} as const;
