/** Values of the `type` parameter of a link to this page; `email` confirms a new account. */
export const linkTypes = ['email', 'recovery', 'email_change'] as const;
export type LinkType = (typeof linkTypes)[number];
