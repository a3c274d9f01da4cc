/** Characters, as in the database constraint. */
export const MAX_MESSAGE_LENGTH = 5_000;

/** Labels of the contact form. */
export const contactForm = {
  fields: {
    name: { label: 'Name' },
    email: { label: 'Email' },
    type: { label: "What's this about?", choose: 'Choose a topic' },
    subject: { label: 'Subject', hint: 'Optional.' },
    message: { label: 'Message', hint: 'Up to 5,000 characters.' },
  },
  submit: 'Send Message',
  submitting: 'Sending…',
  requiredNote: '* Required fields',
  privacy: { label: 'What happens to your message', href: '/privacy#contact' },
  network: {
    title: 'Network error',
    text: 'Please check your connection and try again. Your message is still in the form.',
  },
  thanks: {
    heading: 'Message Received!',
    text: 'We have it. You can stop thinking about how you worded it. An answer comes within 24 hours on business days.',
    again: 'Send Another Message',
    workbook: { label: 'Get Free Workbook', href: '/workbook' },
  },
} as const;
