/** Messages of the workbook form. */
export const workbookAnswers = {
  sent: {
    tone: 'success',
    title: 'Workbook sent! 📚',
    text: 'Check your email for your free workbook download.',
  },
  refusals: {
    missing: {
      tone: 'destructive',
      title: 'Please fill in required fields',
      text: 'Email and first name are required to download the workbook.',
    },
    invalid: {
      tone: 'destructive',
      title: 'Please look at one thing',
      text: 'It is marked below. Nothing you typed is lost.',
    },
  },
  failed: {
    tone: 'destructive',
    title: 'Something went wrong',
    text: 'Please try again or contact support if the issue persists.',
  },
  errors: {
    email: {
      missing: 'Please write your email address.',
      'bad-email':
        'This address does not look complete. Please check it, so that the workbook can reach you.',
    },
    firstName: {
      missing: 'Please write your first name.',
      'too-long': 'This is longer than 100 characters. Please shorten it.',
    },
    lastName: 'This is longer than 100 characters. Please shorten it.',
  },
} as const;
