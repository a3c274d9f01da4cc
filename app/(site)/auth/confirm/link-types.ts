/** What a link to this page can be for, as its address says; `email` confirms a new account. */
export const linkTypes = ['email', 'recovery', 'email_change'] as const;
export type LinkType = (typeof linkTypes)[number];
