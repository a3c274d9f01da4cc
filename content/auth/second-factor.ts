/** Texts of the page where an admin sets up and uses a second factor. */
export const secondFactor = {
  enrol: {
    title: 'Protect the dashboard',
    lead: 'The dashboard asks for a second factor: a code from an authenticator app on your phone. A password alone does not open it.',
    optional: 'This site is set not to require one. You can add one all the same.',
    begin: 'Set up an authenticator app',
    beginBusy: 'Getting ready...',
    steps: [
      'Open your authenticator app and add an account.',
      'Scan this picture, or type the key below it.',
      'Type the six digits that the app shows.',
    ],
    picture: 'QR code for your authenticator app. The key below says the same.',
    key: 'Key',
    submit: 'Check the code',
    busy: 'Checking...',
  },
  code: {
    title: 'One more step',
    lead: 'Type the six digits that your authenticator app shows now.',
    submit: 'Open the dashboard',
    busy: 'Checking...',
  },
  recovery: {
    summary: 'I have lost my phone',
    text: 'Use one of the recovery codes that you kept. It removes the lost authenticator, and you set up a new one right away.',
    /** For an admin who set up a passkey before December 2026, and no app. */
    passkey: {
      title: 'Please set up an authenticator app',
      lead: 'A passkey no longer opens this workspace. Use one of the recovery codes that you kept: it removes the passkey, and you set up an app right away. If you have none left, ask the person who runs the site to remove your factor.',
    },
    label: 'Recovery code',
    submit: 'Use this recovery code',
    busy: 'Checking...',
  },
  codes: {
    title: 'Keep these recovery codes',
    lead: 'Each one lets you in once if your phone is lost. They are shown only now. Print them, or keep them in a password manager, away from your phone.',
    list: 'Recovery codes',
    copy: 'Copy',
    copied: 'Copied.',
    notCopied: 'This browser did not copy. Please mark the codes and copy them by hand.',
    download: 'Download as text',
    fileName: 'flip-method-recovery-codes.txt',
    fileHead: 'The Flip Method, recovery codes for the dashboard. Each works once.',
    print: 'Print',
    done: 'I have kept them. Open the dashboard',
  },
  manage: {
    title: 'Your second factor',
    lead: 'Your authenticator app is set up. To change anything, type the code that it shows now.',
    renew: 'Make new recovery codes',
    renewNote: 'The old recovery codes stop working.',
    remove: 'Remove this authenticator',
    removeNote:
      'To replace your phone, remove the old authenticator and set up the new one on the page that follows.',
    busy: 'Checking...',
  },
  label: 'Code',
  hint: 'Six digits. A new code comes every half minute.',
  back: 'Back to the dashboard',
  signOut: 'Sign out',
  errors: {
    'no-code': 'Please type the six digits.',
    'wrong-code': 'This is not the code that your app shows now.',
    'used-code': 'A code works once. Please wait for the next one, half a minute at most.',
    recovery: 'Please type the whole recovery code.',
  },
  messages: {
    incomplete: { tone: 'destructive', title: 'Please look at the code again' },
    wrong: {
      tone: 'destructive',
      title: 'Wrong code',
      text: 'Please type the code that your app shows now. If it keeps happening, check that the clock of your phone is right.',
    },
    used: { tone: 'destructive', title: 'This code has been used' },
    noApp: {
      tone: 'destructive',
      title: 'There is no authenticator app yet',
      text: 'Please load this page again and set one up.',
    },
    recovered: {
      tone: 'success',
      title: 'Your lost authenticator is removed',
      text: 'The recovery code is used up. Please set up an app on your new phone now.',
    },
    wrongRecovery: {
      tone: 'destructive',
      title: 'Wrong recovery code',
      text: 'Each code works once. Please try another one.',
    },
    unavailable: {
      tone: 'destructive',
      title: 'Something went wrong. Please try again.',
      text: 'Nothing was changed.',
    },
    noCodes: {
      tone: 'destructive',
      title: 'Your second factor works, but the recovery codes were not made',
      text: 'Please load this page again and make new recovery codes.',
    },
  },
} as const;
