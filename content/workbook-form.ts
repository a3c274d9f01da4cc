/** The consent text. A changed text needs a new version. */
export const workbookConsent = {
  version: '2026-11-22',
  text: 'Send me the workbook and, once I press the button in that email, one more email a day for seven days. I can stop at any time with the link in every email.',
  privacy: { label: 'What we keep and why', href: '/privacy#workbook' },
} as const;

/** The form on `/workbook` and `/landing`. Part of the client bundle, so all other texts are elsewhere. */
export const workbookForm = {
  heading: 'Where shall we send it?',
  fields: {
    email: { label: 'Email', hint: 'Only for the workbook and its seven emails.' },
    firstName: { label: 'First name', hint: 'So that the emails can say hello.' },
    lastName: { label: 'Last name', hint: 'Optional.' },
  },
  requiredNote: '* Required fields',
  submit: 'Send My Free Workbook',
  submitting: 'Sending Your Workbook...',
  network: { title: 'Network error', text: 'Please check your connection and try again.' },
  confirmation: {
    heading: 'Check Your Email!',
    text: 'The workbook is on its way. It can take a few minutes. If you don’t see it, look in the junk folder.',
    downloadNow: 'Download it now',
    /** Beside that button, for readers who need a certain paper size or an e-reader format. */
    sizes: { before: 'Or choose:', a4: 'A4', letter: 'US Letter', epub: 'E-book (EPUB)' },
    onScreen: 'Or write in it here, on the screen',
    /** Offered in addition to the workbook, not instead of the email. */
    courseNote: 'The seven-day course starts when you press the button in that email.',
    again: 'Download Another Copy',
    meanwhile: 'No need to sit and refresh. You have done the useful thing.',
  },
} as const;
