/** Texts of the account page. */
export const accountScreen = {
  title: 'Your account',
  lead: 'Signed in as',
  /** For admins. */
  workspace: 'Open the workspace',
  name: {
    title: 'Your name',
    label: 'Full name',
    hint: 'Only you see it. Leave it empty if you like.',
    submit: 'Save the name',
    busy: 'Saving...',
    tooLong: 'Please use 200 characters at most.',
  },
  email: {
    title: 'Your email',
    label: 'New email',
    hint: 'We send an email with a button to the new address, and a note to the old one. The workbook and its emails stay with the address that asked for them.',
    password: 'Your password',
    submit: 'Change the email',
    busy: 'Sending...',
    google:
      'You sign in with Google, so your email here is Google’s. To use another one, first set a password with “Forgotten your password?” on the sign-in page.',
  },
  password: {
    title: 'Your password',
    lead: 'Every other device will be signed out.',
    current: 'Current password',
    submit: 'Change the password',
    busy: 'Saving...',
    google:
      'You sign in with Google and have no password here. If you want one as well, use “Forgotten your password?” on the sign-in page.',
  },
  data: {
    title: 'What we keep, and why',
    /** Before the link to it. */
    device: 'What you write in the workbook is on the device where you wrote it, and not with us:',
    open: 'Show what we keep',
    kept: [
      {
        what: 'Your email and, if you gave it, your name.',
        why: 'So that you can sign in, and find your way back in.',
      },
      {
        what: 'One line for each flip you finish: the date, the step reached, your answer, the technique, the seconds it took, and whether it was emergency mode.',
        why: 'So that you can see how far you have come. What you were worried about is never stored.',
      },
      {
        what: 'The counts of your notebook by month and device, if you turned that on before December 2026.',
        why: 'They were added up on all your devices. No new ones are kept, and these are deleted at the end of February 2027.',
      },
      {
        what: 'Your passkeys, if you added any: their names, and when each was added and last used.',
        why: 'So that a touch on your device opens your account.',
      },
      {
        what: 'Your request for the workbook and the mails about it, if you asked for it with this email.',
        why: 'So that the course reaches you once, and stops when you say so.',
      },
      {
        what: 'Messages that you sent us from this email.',
        why: 'So that we can answer.',
      },
    ],
    health:
      'Together this can say that you worry about your health. That is why it is yours to take or to delete.',
    more: { label: 'Everything we keep, in plain words', href: '/privacy#account' },
    password: 'Your password, to download',
    json: 'Download everything (JSON)',
    csv: 'Download everything (CSV, for a spreadsheet)',
  },
  /** For one release: accounts can no longer keep counts of a notebook. */
  counts: {
    title: 'Counts of your notebook',
    text: 'Your account keeps no new counts of your notebook. Those that were stored are in your copy until the end of February 2027; then they are deleted. Your words were never among them. They are on your device, and a saved copy of the notebook can be read in on another.',
    submit: 'Delete these counts now',
    busy: 'Deleting …',
    sure: {
      title: 'Delete these counts?',
      text: 'They are gone from your account and from your copy, and cannot be brought back.',
      keep: 'Keep them',
      yes: 'Delete for good',
    },
  },
  ways: {
    passkey: 'With a passkey',
    title: 'How you sign in',
    password: 'With your email and a password',
    google: 'With Google',
    unlink: 'Stop signing in with Google',
    busy: 'One moment...',
    unlinkPassword: 'Your password, to stop signing in with Google',
    unlinkPasskeys: 'This removes your passkeys, too. You can add them again afterwards.',
    onlyGoogle:
      'To stop signing in with Google, first set a password with “Forgotten your password?” on the sign-in page.',
  },
  passkeys: {
    title: 'Passkeys',
    lead: 'A passkey signs you in with your fingerprint, your face or the code of your device. Your fingerprint and your face stay on your device.',
    list: 'Your passkeys',
    added: 'Added on',
    lastUsed: 'last used on',
    unused: 'not used yet',
    name: 'A name for it',
    nameHint: 'Such as “My phone”. You may leave it empty.',
    tooLong: 'Please use 30 characters at most.',
    addPassword: 'Your password, to add a passkey',
    add: 'Add a passkey',
    addBusy: 'Waiting for your device...',
    removePassword: 'Your password, to remove a passkey',
    remove: 'Remove',
    /** The question before one is removed, with JavaScript only. */
    sure: {
      title: 'Remove this passkey?',
      text: 'It no longer opens your account. Your device may go on offering it until you delete it there, too.',
      keep: 'Keep it',
      yes: 'Remove it',
    },
    note: 'A new password, a new email or an end to signing in with Google removes all passkeys.',
    unsupported: 'This browser cannot add a passkey. A newer one can.',
    unavailable: 'The list cannot be shown at the moment.',
  },
  sessions: {
    more: (count: number) => (count === 1 ? 'Show one more' : `Show ${count} more`),
    title: 'Where you are signed in',
    text: 'A shared computer, a lost phone: sign out anything you don’t recognise. A page that is open there may keep working for up to an hour.',
    thisOne: 'This browser, now',
    lastUsed: 'Last used on',
    end: 'Sign out there',
    endOthers: 'Sign out everywhere else',
    unavailable: 'The list cannot be shown at the moment.',
    here: 'Sign out',
    everywhere: 'Sign out everywhere',
  },
  deletion: {
    title: 'Delete your account',
    text: 'Your profile, every flip, the counts of your notebook and your request for the workbook are gone at once and cannot be brought back. Messages that you sent us through the contact form stay. Ask us, and we delete those too.',
    open: 'I want to delete my account',
    label: 'Type “delete” to confirm',
    password: 'Your password, to delete',
    word: 'delete',
    submit: 'Delete my account for good',
    busy: 'Deleting...',
    /** The confirmation dialog, shown with JavaScript only. */
    sure: 'Delete it all now?',
    yes: 'Yes, delete it',
    keep: 'Keep my account',
  },
  unavailable: {
    tone: 'destructive',
    title: 'Your account cannot be shown at the moment',
    text: 'The sign-in service is not answering. You are still signed in, and nothing is lost. Please load this page again in a minute.',
  },
} as const;

/** Whether a text is the word that confirms the deletion. */
export function isDeletionWord(typed: unknown): boolean {
  return typeof typed === 'string' && typed.trim().toLowerCase() === accountScreen.deletion.word;
}

export const accountMessages = {
  nameSaved: { tone: 'success', title: 'Your name is saved' },
  nameRefused: { tone: 'destructive', title: 'This name could not be saved' },
  emailAsked: {
    tone: 'success',
    title: 'Please check your email',
    text: 'If no other account uses the new address, an email with a button is on its way there. Press it within one hour, on any device. Until then everything stays as it is.',
  },
  emailRefused: {
    tone: 'destructive',
    title: 'This is not an email we can write to',
    text: 'Please look at the address once more.',
  },
  sameEmail: { tone: 'destructive', title: 'This is the email that you have now' },
  wrongPassword: { tone: 'destructive', title: 'The current password is not right' },
  signInAgain: {
    tone: 'destructive',
    title: 'Please sign in with Google again',
    text: 'This needs a sign-in from the last ten minutes. Sign out, sign in with Google, then come straight back here.',
  },
  passkeyAdded: {
    tone: 'success',
    title: 'Your passkey is added',
    text: 'Next time, press “Use a passkey”.',
  },
  passkeyNotAdded: {
    tone: 'destructive',
    title: 'No passkey was added',
    text: 'It took too long, or this device cannot do it. Please try again.',
  },
  passkeyRemoved: {
    tone: 'success',
    title: 'The passkey is removed',
    text: 'It no longer opens your account. You may delete it on your device, too.',
  },
  passkeyGone: { tone: 'neutral', title: 'This passkey was removed already' },
  sessionEnded: { tone: 'success', title: 'Signed out there' },
  othersEnded: { tone: 'success', title: 'Signed out everywhere else' },
  notConfirmed: {
    tone: 'destructive',
    title: 'Nothing was deleted',
    text: 'Please type the word “delete” in the field, then press the button again.',
  },
  lastAdmin: {
    tone: 'destructive',
    title: 'Nothing was deleted',
    text: 'You are the last admin of this site. Make somebody else an admin first, then delete your account.',
  },
  /** The request failed, or its response could not be read. */
  requestFailed: {
    tone: 'destructive',
    title: 'No answer came back',
    text: 'What you typed is still here. Please check your connection and try again.',
  },
  unavailable: {
    tone: 'destructive',
    title: 'Nothing was changed',
    text: 'The service is not answering at the moment. Please try again in a minute.',
  },
} as const;
