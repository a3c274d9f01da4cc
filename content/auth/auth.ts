/** Texts of the sign-in pages. The messages of their forms are in `messages.ts`. */

/** What is wrong with a field, by the code of its error. */
const missing = 'This is still empty.';
const badCharacter = 'This has a character in it that cannot be typed. Please type it instead of pasting it.';
const password = {
  missing,
  'bad-character': badCharacter,
  'under-6': 'At least 6 characters.',
  'under-8': 'At least 8 characters.',
  'too-long': 'At most 72 characters, fewer if some are not plain letters.',
  'too-common': 'Many people use this one, so it is guessed first.',
};
export const authErrors = {
  email: {
    missing,
    'bad-character': badCharacter,
    'bad-email': 'This address does not look complete. Please check it.',
    'too-long': 'At most 254 characters.',
  },
  fullName: { missing, 'too-long': 'At most 200 characters.' },
  password,
  confirmPassword: { missing, different: 'The two are not the same.' },
} as const;

export const authFields = {
  fullName: 'Full name',
  email: 'Email',
  password: 'Password',
  confirmPassword: 'Confirm password',
  newPassword: 'New password',
  passwordHint: 'At least 6 characters. A few words in a row are easy to remember.',
  newPasswordHint: 'At least 8 characters. A few words in a row are easy to remember.',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
} as const;

export const authScreen = {
  title: 'Welcome!',
  aside: {
    title: 'Nothing here is locked.',
    text: 'The articles, the chapters, the workbook and the exercise are open to everyone. An account only keeps your place.',
  },
  tabs: { login: 'Sign In', signup: 'Sign Up' },
  google: 'Continue with Google',
  passkey: 'Use a passkey',
  passkeyBusy: 'Waiting for your device...',
  or: 'or with your email',
  signIn: 'Sign In',
  signingIn: 'Signing In...',
  signUp: 'Create Account',
  /** Title of the document with the sign-up form. */
  signUpTitle: 'Sign up to The Flip Method',
  signingUp: 'Creating Account...',
  forgotten: 'Forgotten your password?',
  unconfirmed: 'No confirmation email?',
  code: 'A code from an email?',
} as const;

export const flipAuthScreen = {
  signIn: {
    title: 'Welcome Back',
    lead: 'Sign in to save your flips and see your progress.',
    submit: 'Sign In',
    switchText: 'No account yet?',
    switchLabel: 'Create one',
  },
  signUp: {
    title: 'Join the Community',
    documentTitle: 'Sign up to the Flip Method exercise',
    lead: 'An account counts your flips and shows how far you have come.',
    submit: 'Create Account',
    switchText: 'Already have an account?',
    switchLabel: 'Sign in',
  },
  busy: 'Please wait...',
  google: 'Continue with Google',
  or: 'or',
  back: 'Back to the exercise',
  aside: {
    title: 'The flip works without an account.',
    text: 'Guests can use all of it, at any hour. If you are in a spiral right now, go back and flip first. This page will wait.',
  },
} as const;

export const checkMailScreen = {
  title: 'Check your email',
  sentTo: 'If all is well with it, an email is on its way to',
  text: 'It has one button, and a code. Press the button on any device, or type the code here. Either works once, and for 15 minutes.',
  code: 'Type the code',
  nothing: 'Nothing there? Look in the junk folder, or',
  again: 'have a new one sent',
} as const;

/** For people who cannot open the mail's link where they want to sign in, e.g. in the installed app. */
export const codeScreen = {
  title: 'The code from your email',
  lead: 'Type the email that it was sent to, and the code.',
  sentToLead: 'It was sent to',
  other: 'Another email?',
  code: {
    label: 'Code',
    hint: 'Ten digits. Blanks do not matter.',
    errors: {
      missing,
      'not-ten': 'The code has ten digits.',
      wrong: 'Look at the digits once more.',
    },
  },
  submit: 'Continue',
  busy: 'One moment...',
  wrong: {
    tone: 'destructive',
    title: 'This code does not work',
    text: 'A code works once, for 15 minutes, and only the newest one. Please look at it once more, or have a new one sent.',
  },
  nothing: 'No email, or too late?',
  again: 'Have a new one sent',
} as const;

export const recoveryScreen = {
  title: 'Forgotten your password?',
  lead: 'It happens. Tell us your email, and we send a link to set a new one.',
  submit: 'Send the link',
  busy: 'Sending...',
  asked: {
    tone: 'success',
    title: 'Please check your email',
    text: 'If there is an account with this address, a link to set a new password is on its way.',
  },
  code: 'Type the code from the email',
} as const;

export const confirmScreen = {
  email: {
    title: 'One press, and your account is ready',
    titleWithPassword: 'Your password, and your account is ready',
    /** In the browser that created the account. */
    leadHere: 'This page has a button so that no mail program can use up your link by looking at it.',
    /** In any other browser. */
    lead: 'Type the password that you chose, or a new one. From now on only this one opens the account.',
    submit: 'Confirm my email',
  },
  recovery: {
    title: 'Set a new password',
    leadHere: '',
    lead: 'Every other device that is signed in to the account will be signed out.',
    submit: 'Save the new password',
  },
  email_change: {
    title: 'Confirm the change of your email',
    leadHere: 'Press the button, and it is done.',
    lead: '',
    submit: 'Confirm the change',
    again: { title: 'The change was not made', label: 'Ask for it again in your account' },
  },
  subject: {
    account: 'This is for the account of',
    moves: 'and moves it to',
    elsewhere: {
      before: 'Someone else is signed in here:',
      replaced: 'If you continue, they are signed out in this browser.',
      unchanged: 'They stay signed in, and their account does not change.',
      leave: 'Leave it as it is',
    },
  },
  busy: 'One moment...',
  expired: {
    tone: 'destructive',
    title: 'This link no longer works',
    text: 'Links work once, and not for long. Yours was used already, or it has waited too long.',
  },
  /** It has a token, which is none of ours. */
  unreadable: {
    tone: 'destructive',
    title: 'This link no longer works',
    text: 'It cannot be read: mail programs sometimes cut or change long links. Open it from the mail again, or have a new one sent.',
  },
  broken: {
    tone: 'destructive',
    title: 'This link is not complete',
    text: 'Mail programs sometimes cut long links. Open it from the mail again, or have a new one sent.',
  },
  renew: {
    title: 'Get a new link',
    confirmation: 'For an account that waits to be confirmed. If yours is ready already, just sign in.',
    recovery: 'For a new password.',
    submit: 'Send a new link',
    busy: 'Sending...',
    asked: {
      tone: 'success',
      title: 'Please check your email',
      text: 'If this address is waiting for a link, a new one is on its way.',
    },
  },
  signIn: 'Back to sign in',
} as const;
