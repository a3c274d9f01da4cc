import { adminWords } from '@/content/admin/admin';
import { overviewWords } from '@/content/admin/overview';
import { site } from '@/content/site';

/** Mails to the site's owner. */
export const digestMail = {
  subject: (days: string) => `Your week: ${days}`,
  preheader: 'What changed, and what waits for you.',
  kicker: 'Your week',
  waiting: {
    title: 'Waiting for you',
    nothing: 'Nothing is waiting for you.',
    messages: (count: number, late: number) =>
      `${count} ${count === 1 ? 'message' : 'messages'} to answer${late > 0 ? `, ${late} past the 24 hours` : ''}`,
    mails: (count: number) => `${count} ${count === 1 ? 'mail' : 'mails'} that failed`,
  },
  chart: {
    title: 'Sessions by day',
    caption: 'Sessions of each day',
    head: ['Day', 'Sessions'],
  },
  figures: {
    title: 'The week beside the one before',
    caption: 'Figures of the week',
    head: ['Figure', 'This week', 'Before'],
    rows: {
      visits: 'Visits',
      views: 'Page views',
      requests: 'Workbook requests',
      confirmed: 'Workbook confirmed',
      newUsers: 'New accounts',
      activePeople: 'Active people',
      sessions: 'Sessions',
      subscribers: 'Newsletter readers, now',
    },
    nothing: '–',
  },
  sources: {
    title: 'Where visits came from',
    caption: 'Visits by source',
    head: ['Source', 'This week', 'Before'],
    names: overviewWords.visits.sources,
  },
  articles: {
    title: 'Best articles',
    caption: 'The articles that were read most',
    head: ['Article', 'This week', 'Before'],
  },
  noVisits: 'None this week.',
  few: adminWords.few,
  button: 'Open the workspace',
  reason: `You get this because this address is set as the owner’s address of ${site.name}.`,
} as const;

export const alertMail = {
  incidents: {
    'mail-failed': {
      subject: 'Emails have failed',
      text: (failed: number) =>
        `${failed} ${failed === 1 ? 'email has' : 'emails have'} failed for good in the last three days. The reasons are in the workspace, and each can be tried again there.`,
    },
    'mail-late': {
      subject: 'Emails are late',
      text: (_: number, lateSeconds: number) =>
        `The oldest email that is due has been waiting for ${Math.round(lateSeconds / 60)} minutes. Either the mail service does not take them, or nothing calls the scheduler’s address.`,
    },
    'limit-near': {
      subject: 'More sign-ups or forms than usual',
      text: () =>
        'More than half of what the site does for all visitors together in an hour or a day has been used: sign-ups, workbook requests, newsletter sign-ups or messages. It may be a good day, or somebody who floods the forms. When all is used, that form asks people to wait.',
    },
    'task-failed': {
      subject: 'A daily task has failed',
      text: () =>
        'A task of the scheduler has failed: the figures, or the deletions that the privacy page promises. The log of the server says which and why.',
    },
    'role-granted': {
      subject: 'Somebody became an admin',
      text: () =>
        'An admin has given another account the admin role. The log in the workspace says who and to whom. If this was not you, take the role away again and set a new password.',
    },
    'role-revoked': {
      subject: 'Somebody is no longer an admin',
      text: () =>
        'An admin has taken the admin role from an account. The log in the workspace says who and from whom.',
    },
    'factor-removed': {
      subject: 'An admin’s second step was removed',
      text: () =>
        'The authenticator of an admin account was removed. The log in the workspace says whose. If this was not planned, look at it now.',
    },
    'factor-locked': {
      subject: 'Ten wrong codes for an admin account',
      text: () =>
        'Somebody who knows the password of an admin account has typed ten wrong codes in a quarter of an hour. No code opens that account until the quarter of an hour is over. The log in the workspace says whose it is. Set a new password for it.',
    },
  },
  preheader: 'Something needs your hand.',
  closing: ['You get one email for this, and another only if it stops and then happens again.'],
  button: 'Open the workspace',
  reason: `You get this because this address is set as the owner’s address of ${site.name}.`,
} as const;
