/** Messages of the workbook form. */
export const workbookAnswers = {
  sent: { title: 'Workbook sent! 📚', text: 'Check your email for your free workbook download.' },
  missing: {
    title: 'Please fill in required fields',
    text: 'Email and first name are required to download the workbook.',
  },
  failed: {
    title: 'Something went wrong',
    text: 'Please try again or contact support if the issue persists.',
  },
  /** Above the fields if one is invalid rather than missing. */
  check: { title: 'Please look at one thing', text: 'It is marked below. Nothing you typed is lost.' },
  errors: {
    email: 'Please write your email address.',
    badEmail: 'This address does not look complete. Please check it, so that the workbook can reach you.',
    firstName: 'Please write your first name.',
    tooLong: 'This is longer than 100 characters. Please shorten it.',
  },
} as const;
