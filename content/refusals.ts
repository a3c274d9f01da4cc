/**
 * Messages for requests the server refused, as an error page. Each says what to do. `inPlace` is for a form that is
 * still on screen, with its values.
 */
export const refusals = {
  foreign: {
    title: 'This came from another site',
    text: 'This request came from another site, so nothing was changed. If you sent it yourself, open our page and try once more there.',
  },
  'other-host': {
    title: 'This is not our address',
    text: 'This request was sent to an address that is not ours, so nothing was changed. Please open our site and try once more there.',
  },
  'too-large': {
    title: 'That is more than we can take',
    text: 'This form could not be read, because it was larger than a million characters. Nothing was changed. Your browser’s back button brings your words back. Make them shorter, then send them again.',
    inPlace:
      'This form could not be read, because it was larger than a million characters. Nothing was changed. What you typed is still here. Make it shorter, then send it again.',
  },
  'broken-link': {
    title: 'This link is broken',
    text: 'The address of this page could not be read. If the link came from an email, copy all of it. Otherwise start again from one of these pages.',
  },
  method: {
    title: 'There is nothing to change here',
    text: 'This site does not take what was sent in this way, so nothing was changed. Please open the page and use what it offers.',
  },
  'no-action': {
    title: 'There is nothing to send here',
    text: 'This page has no form for what was sent, so nothing was changed. Your browser’s back button brings your words back.',
  },
  stale: {
    title: 'This page has changed meanwhile',
    text: 'We released a new version of the site while your page was open, so nothing was changed. Your browser’s back button brings your words back. Copy them, load the page again, then send them once more.',
  },
  failed: {
    title: 'Something went wrong on our side',
    text: 'We could not do this just now. Your browser’s back button brings back what you typed. Please try once more in a few minutes.',
  },
  busy: {
    title: 'We cannot reach your account right now',
    text: 'It is our side that is busy, and it usually passes in a minute. You are still signed in, and nothing is lost. Please try again shortly.',
  },
  'no-cookies': {
    title: 'Your browser keeps no cookies',
    text: 'Signing in needs one: it is how this site knows you on the next page. Allow cookies for this site in your browser’s settings, then try again. Everything but the account works without.',
  },
  'too-many-cookies': {
    title: 'Your browser sends too many cookies',
    text: 'Other sites whose names end like ours have left more in your browser than we can read. Delete the cookies of this site in your browser’s settings, then open it again. A private window works at once.',
  },
  'signed-out': {
    title: 'You were signed out',
    text: 'Sign in and go on where you were. What you typed is still here.',
  },
  'second-factor': {
    title: 'Please show your code again',
    text: 'Nothing was changed, and what you typed is still here. Open the workspace in another tab, enter your code there, then send this again.',
  },
  'no-role': {
    title: 'The workspace is no longer open to you',
    text: 'Your role has changed while this page was open, so nothing was changed. What you typed is still here, if you want to copy it.',
  },
} as const satisfies Record<string, { title: string; text: string; inPlace?: string }>;

export type Refusal = keyof typeof refusals;

export const refusalLinks = [
  { label: 'Return to Home', href: '/' },
  { label: 'Open the exercise', href: '/flip-method-app' },
  { label: 'Numbers to call or text', href: '/resources' },
] as const;

export const tryAgain = 'Try again';

/** For a form over a limit. A span is a time to wait, such as "5 minutes". */
export const limitWords = {
  title: 'Too many tries',
  wait: (span: string) => `Please wait ${span}, then try again.`,
  mail: 'We write to one address only a few times a day, so that nobody can flood it with our emails. Please look in the junk folder, too.',
  newDevices:
    'Many passwords were tried for this address, so it takes no sign-in from a new device for now. You don’t have to wait: “Forgotten your password?” sends a link, and a new password signs you in.',
  unusualTitle: 'One moment, please',
  unusual: (span: string) =>
    `Far more forms than usual are being sent, so we can take only a few of them for now. What you typed is still here. Please send it again in ${span}, or switch JavaScript on and send it now.`,
};

/** While the browser works out its proof that it is no robot. */
export const oneMoment = {
  tone: 'neutral',
  title: 'One moment…',
  text: 'Far more forms than usual are being sent, so your browser does a small sum first. Yours then goes on by itself.',
} as const;

/** At a field with an address such as müller@example.com. */
export const undeliverable =
  'Our email service cannot reach an address with letters such as ü, é or ж before the @. Please use another address.';

/** For a form on a page of another account, in whose place someone has signed in by another tab. */
export const otherPerson = {
  tone: 'destructive',
  title: 'Another account is signed in here now',
  text: 'This page belongs to the account from before, so nothing was changed in either. Load the page again to see whose it is.',
} as const;

/** For a form that a bot filled in. */
export const notAccepted = {
  tone: 'destructive',
  title: 'Something went wrong',
  text: 'This form was not accepted. Please load the page again and fill it in once more.',
} as const;

/** The message a form shows itself when its submission was refused. */
export function inPlaceOf(reason: Refusal): string {
  const refusal: { text: string; inPlace?: string } = refusals[reason];
  return refusal.inPlace ?? refusal.text;
}
