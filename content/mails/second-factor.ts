import { site } from '@/content/site';

const reason = `You get this because this address belongs to an admin account of ${site.name}. It is sent after each change.`;
const notYou = [
  'If this was not you, somebody knows your password. Choose a new one right away with the button below, then look at the audit log of the dashboard.',
];
const button = 'Choose a new password';

/** What the owner of an admin account is told after each change of their second factor. */
export const secondFactorMails = {
  added: {
    subject: 'A second factor was added to your account',
    preheader: 'An authenticator app now opens the dashboard with your password.',
    title: 'A second factor was added',
    blocks: [
      'An authenticator app was set up for your account. From now on the dashboard asks for its code.',
    ],
    closing: notYou,
    button,
    reason,
  },
  removed: {
    subject: 'The second factor of your account was removed',
    preheader: 'The dashboard asks for a new one before it opens.',
    title: 'The second factor was removed',
    blocks: ['The authenticator app of your account was removed, and its recovery codes with it.'],
    closing: notYou,
    button,
    reason,
  },
  recovered: {
    subject: 'A recovery code of your account was used',
    preheader: 'It removed the authenticator app of your account.',
    title: 'A recovery code was used',
    blocks: [
      'Somebody signed in with your password and used one of your recovery codes. The authenticator app of your account was removed, and the other codes with it.',
    ],
    closing: notYou,
    button,
    reason,
  },
  renewed: {
    subject: 'New recovery codes were made for your account',
    preheader: 'The old ones no longer work.',
    title: 'New recovery codes were made',
    blocks: ['New recovery codes were made for your account. The old ones no longer work.'],
    closing: notYou,
    button,
    reason,
  },
} as const;

export type SecondFactorChange = keyof typeof secondFactorMails;
