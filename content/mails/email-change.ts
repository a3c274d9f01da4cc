import { site } from '@/content/site';

const reason = `You get this because a change of email address was asked for at ${site.name}.`;

/** Mails about a change of address: one of two to the new address, and one to the current address. */
export const emailChangeMails = {
  /** To the new address, if no account has it. */
  confirm: {
    subject: 'Confirm your new email address',
    preheader: 'Press once to finish the change.',
    title: 'Confirm your new email address',
    before: 'Someone asked to move this account to your address:',
    caption: 'What was asked for',
    presentAddress: 'Present address',
    after: ['If it is yours, press the button to confirm the change. Then sign in again.'],
    button: 'Confirm the change',
    closing: [
      'The link works once, and for one hour.',
      'If this was not you, do nothing. Nothing changes until the button is pressed.',
    ],
    reason,
  },
  /** To the new address, if it already has an account. */
  taken: {
    subject: 'This address already has an account',
    preheader: 'Nothing was changed.',
    title: 'This address already has an account',
    blocks: [
      'Someone asked to move another account to this address. It has an account of its own, so nothing was changed.',
    ],
    button: 'Sign in with this address',
    closing: ['If this was not you, there is nothing to do.'],
    reason,
  },
  /** To the account's current address. */
  notice: {
    subject: 'A new address was asked for',
    preheader: 'Nothing changes until it is confirmed.',
    title: 'A new address was asked for',
    before: 'Someone who knows your password asked to move your account to another email address.',
    caption: 'What was asked for',
    newAddress: 'New address',
    after: [
      'Nothing changes until a button in a mail to that address is pressed.',
      'If this was not you, set a new password now. That also stops the change.',
    ],
    button: 'Set a new password',
    reason: 'You get this because it is about the account that has this address.',
  },
} as const;
