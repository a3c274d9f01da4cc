/** Every path of the site. Routes with parameters are functions. */
export const paths = {
  home: '/',
  book: '/book',
  sampleChapters: '/sample-chapters',
  chapter: (id: string) => `/sample-chapters/${id}`,
  blog: '/blog',
  article: (id: string) => `/blog/${id}`,
  feed: '/feed.xml',
  about: '/about',
  workbook: '/workbook',
  testimonials: '/testimonials',
  speaking: '/speaking',
  speakerKit: '/speaking/kit',
  press: '/press',
  contact: '/contact',
  /** Linked from the owner's mail of a contact message. */
  contactAnswered: (token: string) => `/contact/answered/${token}`,
  /** Handles the POST of that page. */
  contactAnsweredPost: (token: string) => `/api/contact-answered?t=${token}`,
  resources: '/resources',
  /** For people whom the reader asks for reassurance. */
  companion: '/companion',
  clinicians: '/clinicians',
  /** For a frightened night; without the frame. */
  night: '/night',
  claims: '/about-these-figures',
  evidence: '/evidence',
  landing: '/landing',
  offline: '/offline',
  serverError: '/server-error',
  privacy: '/privacy',
  terms: '/terms',
  accessibility: '/accessibility',
  auth: '/auth',
  /** The sign-in page, with a path to return to. */
  signIn: (returnTo: string) => `/auth?${new URLSearchParams({ next: returnTo })}`,
  forgottenPassword: '/auth/forgotten-password',
  authCallback: '/auth/callback',
  authConfirm: '/auth/confirm',
  authCode: '/auth/code',
  /** The page for a mailed code, with a path to go on to. */
  authCodeFor: (next: string) => `/auth/code?${new URLSearchParams({ next })}`,
  signOut: '/auth/sign-out',
  flipApp: '/flip-method-app',
  /** What the exercise’s page with `?mode=emergency` is rewritten to. */
  flipEmergency: '/flip-method-app/emergency',
  flipAuth: '/flip-method-auth',
  account: '/account',
  /** Linked from the mail that invites to the workspace. */
  invitation: (token: string) => `/account/invitation/${token}`,
  /** POST only. */
  invitationAccept: (token: string) => `/account/invitation/${token}/accept`,
  admin: '/admin',
  visit: '/api/visit',
  flipsThisMonth: '/api/flips-this-month',
  adminPeople: '/admin/people',
  /** What is stored about an account. */
  adminPerson: (id: string) => `/admin/people?${new URLSearchParams({ person: id })}`,
  adminInbox: '/admin/inbox',
  /** A message in the inbox, whatever its state. */
  adminMessage: (id: string) => `/admin/inbox?${new URLSearchParams({ state: 'all', message: id })}`,
  adminMails: '/admin/mails',
  adminContent: '/admin/content',
  adminMailPreview: '/admin/mails/preview',
  adminNewsletter: '/admin/mails/newsletter',
  adminIssue: (id: string) => `/admin/mails/newsletter/${id}`,
  adminSubscribers: '/admin/mails/newsletter/subscribers',
  adminExportPerson: '/admin/export/person',
  adminExportSubscribers: '/admin/export/subscribers',
  adminSettings: '/admin/settings',
  adminExport: '/admin/export',
  adminSecondFactor: '/admin/second-factor',
  /** The second factor's page, with a path to go on to. */
  adminSecondFactorFor: (next: string) => `/admin/second-factor?${new URLSearchParams({ next })}`,
  newsletter: '/newsletter',
  /** In an issue's mail; the id is a secret of its readers. */
  newsletterPicture: (id: string) => `/api/newsletter-picture/${id}`,
  /** Linked from the newsletter's confirmation mail. */
  newsletterConfirm: (token: string) => `/newsletter/confirm/${token}`,
  /** POST only; responds with the file. */
  workbookDownload: '/workbook/download',
  /** Linked from the workbook mail. */
  workbookOpen: (token: string) => `/workbook/open/${token}`,
  /** The workbook's pages to read and print. */
  worksheets: '/workbook/pages',
  worksheet: (part: string) => `/workbook/pages/${part}`,
  /** The workbook as a web form. */
  workbookFill: '/workbook/fill',
  workbookFillPart: (id: string) => `/workbook/fill/${id}`,
  courseDay: (token: string, day: number) => `/workbook/course/${token}/${day}`,
  unsubscribe: '/unsubscribe',
  /** Ends the course, the newsletter, or every mail to an address, by the token. */
  unsubscribeBy: (token: string) => `/unsubscribe?t=${token}`,
  newsletterLetters: '/newsletter/letters',
  newsletterIssue: (issue: string) => `/newsletter/${issue}`,
  /** Handles the POST of the pages for one's mails, and one-click unsubscribe (RFC 8058). */
  subscriptionEndpoint: '/api/subscription',
  subscription: (token: string) => `/api/subscription?t=${token}`,
} as const;

/** Decodes a part of a path, or returns it as it is if it cannot be decoded. */
export function decodePart(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
