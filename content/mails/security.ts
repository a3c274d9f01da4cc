import { site } from '@/content/site';

/** Security-relevant changes to an account. */
export type SecurityChange =
  | 'password-changed'
  | 'email-changed'
  | 'google-added'
  | 'google-removed'
  | 'passkey-added'
  | 'passkey-removed'
  | 'new-device'
  | 'data-exported'
  | 'account-deleted'
  | 'second-factor-added'
  | 'second-factor-removed'
  | 'recovery-codes-made'
  | 'recovery-code-used'
  | 'role-granted'
  | 'role-revoked';

/** Mails sent after a change to an account's credentials; the subject is also the title. */
export const securityMails: Readonly<Record<SecurityChange, { subject: string; text: string }>> = {
  'password-changed': {
    subject: 'Your password was changed',
    text: 'The password of your account is a new one now, and every device that was signed in has been signed out.',
  },
  'email-changed': {
    subject: 'Your account has a new address',
    text: 'Your account has moved to another email address, which was confirmed. This address no longer opens it.',
  },
  'google-added': {
    subject: 'Google can sign in to your account now',
    text: 'Someone signed in with Google under your address, so from now on Google opens your account, too.',
  },
  'google-removed': {
    subject: 'Google no longer signs in to your account',
    text: 'From now on your account opens with your email and password only.',
  },
  'passkey-added': {
    subject: 'A passkey can open your account now',
    text: 'A passkey was added to your account. It signs in with a touch, without your password. A new password removes it.',
  },
  'passkey-removed': {
    subject: 'A passkey no longer opens your account',
    text: 'A passkey was removed from your account. It no longer signs in.',
  },
  'new-device': {
    subject: 'A new sign-in to your account',
    text: 'Someone signed in to your account in a browser that has not been used for it before.',
  },
  'data-exported': {
    subject: 'Your data was downloaded',
    text: 'Someone who is signed in to your account downloaded everything that we keep about you.',
  },
  'account-deleted': {
    subject: 'Your account was deleted',
    text: 'Your account and everything that belonged to it were deleted. They cannot be brought back.',
  },
  'second-factor-added': {
    subject: 'A second step was added to your sign-in',
    text: 'From now on your account also asks for a code from an app, or for a passkey, when you sign in.',
  },
  'second-factor-removed': {
    subject: 'The second step of your sign-in was removed',
    text: 'The code from an app, or the passkey, that opened your account beside the password was taken away.',
  },
  'recovery-codes-made': {
    subject: 'New recovery codes were made',
    text: 'Your account has new recovery codes. The ones from before no longer work.',
  },
  'recovery-code-used': {
    subject: 'A recovery code was used',
    text: 'Someone signed in to your account with one of its recovery codes. That code no longer works.',
  },
  'role-granted': {
    subject: 'You can open the workspace now',
    text: 'Your account was given a role in the workspace of the site. It opens when you sign in.',
  },
  'role-revoked': {
    subject: 'You can no longer open the workspace',
    text: 'Your role in the workspace was taken from your account. Everything else in it is as it was.',
  },
};

/** The rest of these mails. */
export const securityMail = {
  preheader: 'If this was you, there is nothing to do.',
  you: 'If this was you, there is nothing to do.',
  stayed: {
    notYou:
      'If this was not you, set a new password now. That signs out every device. Then write to us by answering this mail.',
    button: 'Set a new password',
  },
  /** For someone whose account moved or was deleted: a password reset can no longer help. */
  moved: {
    notYou: 'If this was not you, write to us at once by answering this mail.',
    button: 'Write to us',
  },
  closing: ['This mail comes after every such change, so that none goes unseen.'],
  reason: `You get this because it is about your account at ${site.name}.`,
} as const;

/** The mail that invites to the workspace; the owner sends it. */
export const invitationMail = {
  subject: `You are invited to the workspace of ${site.name}`,
  preheader: 'Sign in or sign up with this address, and accept.',
  title: 'You are invited to the workspace',
  roles: {
    inbox: 'The owner of the site asks you to help with the inbox: you read messages and answer them.',
    admin: 'The owner of the site makes you an admin: you see figures, people, messages and mails.',
  },
  how: 'Press the button, and sign in or sign up with the address to which this mail came. The link works for seven days, for this address only.',
  not: 'If you do not know what this is about, leave this mail alone: nothing happens.',
  button: 'See the invitation',
  closing: [],
  reason: `You get this because the owner of ${site.name} typed your address.`,
} as const;
