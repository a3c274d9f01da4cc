import { site } from '@/content/site';
import type { Block } from '@/content/text';

export interface AuthMailContent {
  /** Must match supabase/config.toml, which the auth service reads. */
  subject: string;
  preheader: string;
  title: string;
  blocks: readonly Block[];
  button: string;
  /** Introduces the code that works in place of the button, if there is one. */
  code?: string;
  closing: readonly Block[];
  reason: string;
}

const code = 'Or type this code where you asked for this email, such as in the installed app:';
const notLong =
  'The button or the code works once, and for 15 minutes. Never give the code to anyone who asks you for it.';
const notYou =
  'If this was not you, do nothing. Nothing changes until the button is pressed or the code is typed.';

/** To the owner of a confirmed account with whose address someone has tried to sign up. At most one a day. */
export const accountExistsMail = {
  subject: 'You have an account already',
  preheader: 'Nothing was changed.',
  title: 'You have an account already',
  blocks: [
    `Someone tried to open an account at ${site.name} with this address. It has one already, so nothing was changed.`,
    'If it was you, just sign in. If you no longer know your password, set a new one.',
  ],
  button: 'Set a new password',
  closing: ['If this was not you, there is nothing to do. They learned nothing about your account.'],
  reason: 'You get this because this address has an account, at most once a day.',
} as const;

/** Account mails, by the auth service's template name. */
export const authMails = {
  confirmation: {
    subject: 'Confirm your email address',
    preheader: 'One press, and your account is ready.',
    title: 'Confirm your email address',
    blocks: [
      'Someone used this address to open an account. If it was you, press the button and your account is ready.',
    ],
    button: 'Confirm my email',
    code,
    closing: [
      notLong,
      notYou,
      'You never need an account to use the exercise. An account only keeps your progress, and you can delete it with everything in it at any time.',
    ],
    reason: `You get this because this address was used to sign up at ${site.name}.`,
  },
  /** Without this template the auth service would mail links that a scanner's GET uses up, and that set no password. */
  invite: {
    subject: 'Your account is ready to open',
    preheader: 'Type the code below, and choose a password.',
    title: 'Your account is ready to open',
    blocks: [
      `You are invited to open an account at ${site.name}. Press the button, type your email and the code below, and choose a password.`,
    ],
    button: 'Type the code',
    code: 'Your code:',
    closing: [notLong, notYou],
    reason: `You get this because you were invited to open an account at ${site.name}.`,
  },
  recovery: {
    subject: 'Choose a new password',
    preheader: 'The button leads to a page where you set it.',
    title: 'Choose a new password',
    blocks: ['You asked for a new password. Press the button, and set one on the page that opens.'],
    button: 'Set a new password',
    code,
    closing: [notLong, 'If this was not you, do nothing. Your old password keeps working.'],
    reason: `You get this because a new password was asked for at ${site.name}.`,
  },
  /** Sign-in by mail is not offered. The auth service cannot disable this mail, so it contains no link. */
  magic_link: {
    subject: 'No sign-in link here',
    preheader: 'Nothing has happened.',
    title: 'We send no sign-in links',
    blocks: [
      `Someone asked for a link that signs you in. ${site.name} does not use such links, so this mail has none, and nothing has happened.`,
    ],
    button: 'Go to the sign-in page',
    closing: ['If this was not you, there is nothing to do.'],
    reason: `You get this because a sign-in link was asked for at ${site.name}.`,
  },
  /** The site changes addresses itself. Without this template the auth service would mail links that one GET uses up. */
  email_change: {
    subject: 'No change of address here',
    preheader: 'Nothing has happened.',
    title: 'Your address has not changed',
    blocks: [
      `Someone asked our sign-in service to change the address of an account. ${site.name} changes addresses on the account page only, so this mail has no link for it, and nothing has happened.`,
    ],
    button: 'Go to your account',
    closing: ['If this was not you, choose a new password on the account page.'],
    reason: `You get this because a change of address was asked for at ${site.name}.`,
  },
} as const satisfies Record<string, AuthMailContent>;

export type AuthMailName = keyof typeof authMails;
