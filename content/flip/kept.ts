const counted = (count: number, name: string, where = '') =>
  count > 0 && `${count} ${name}${count === 1 ? '' : 's'}${where}`;

const leftOut = (unreadable: number) =>
  unreadable === 0
    ? ''
    : ` ${unreadable === 1 ? '1 entry' : `${unreadable} entries`} in it could not be read.`;

/** What the device stores of a person's own texts and waits, and how to delete it. */
export const keptWords = {
  /** Says what there is of each. */
  what: (count: {
    plan: boolean;
    techniques: boolean;
    experiments: number;
    weeks: number;
    postponements: number;
    answers?: number;
  }) =>
    [
      count.plan && 'your plan',
      count.techniques && 'your own techniques',
      counted(count.experiments, 'experiment'),
      counted(count.weeks, 'week'),
      counted(count.postponements, 'wait'),
      counted(count.answers ?? 0, 'answer', ' in the workbook'),
    ]
      .filter(Boolean)
      .join(', '),
  title: 'Kept on this device',
  guest:
    'It is locked in this browser’s own storage and never sent. Anyone who uses the exercise here as a guest can read it.',
  person:
    'It is locked in this browser’s own storage and never sent. It is not shown to anyone else who signs in here, nor to a guest.',
  /** What the browser may do to it. */
  promise:
    'A browser may clear what a site keeps when space runs short, and Safari after a week without a visit. A saved copy is safe from that.',
  broken:
    'This browser does not open what it keeps for this page just now. What you enter lasts until you close it.',
  nothing: 'Nothing yet. A copy that you saved earlier, here or on another device, can be read in.',
  copy: 'Save a copy',
  fileName: 'flip-method-notebook.txt',
  remove: 'Delete all of it',
  ask: {
    title: 'Delete all of it?',
    /** Names what goes, if it is known. */
    text: (what: string) =>
      `This goes from this device: ${what || 'what is kept here'}. You can bring it back for ten seconds, and not after that.`,
    no: 'Keep it',
    yes: 'Delete all of it',
  },
  /** A saved copy, which may come from another device. */
  read: {
    button: 'Read a copy in',
    ask: 'Add what is in this copy?',
    text: (what: string) => `It adds to this device: ${what}. Everything that is here stays.`,
    no: 'Leave it out',
    yes: 'Add it',
    added: (unreadable: number) => `It is kept on this device.${leftOut(unreadable)}`,
    nothingNew: (unreadable: number) => `Everything in this copy is here already.${leftOut(unreadable)}`,
    notACopy:
      'This file is not a copy that can be read in. It may be another file, one that was saved before December 2026, or its end is missing. Nothing has changed here.',
    notOpened:
      'This file could not be opened here. Copy it to this device, and choose it again. Nothing has changed here.',
    notKept: 'This browser would not keep all of it. You can read the copy in again: nothing is added twice.',
  },
  undo: 'Bring it back',
  /** To who has signed in, on a device with words of a guest. */
  left: {
    title: 'A guest wrote here. Was it you?',
    /** Says what there is, and nothing of what is in it. */
    text: (what: string) =>
      `On this device: ${what}. As yours, only you can open it. As a guest’s, anyone who uses this browser as a guest can.`,
    take: 'Yes, take it over',
    more: 'What is it?',
    leave: 'Leave it',
    remove: 'Delete it',
    taken: 'It is yours now, and no guest can open it.',
    notTaken: 'That did not work just now. It is still where it was.',
    ask: {
      title: 'Delete what a guest wrote?',
      text: 'If another person uses this browser, it may be theirs. It can’t be brought back.',
      yes: 'Delete it',
      no: 'Keep it',
    },
    removed: 'What a guest wrote has been deleted from this device.',
  },
  /** While something typed is in memory only. */
  draft: 'Not kept yet. It lasts until you close this page.',
  leave: {
    title: 'What you wrote is not kept',
    text: 'It is still in this page, and goes with it.',
    stay: 'Stay here',
    leave: 'Leave without it',
  },
  deleted: 'All of it has been deleted from this device.',
  notDeleted: 'The browser would not delete it. You can clear this site’s data in its settings.',
  /** Of records that are damaged, or were written by another release. */
  unreadable: {
    title: 'Something kept here can’t be shown',
    text: (count: number, hasText: boolean) =>
      [
        count === 1
          ? 'One entry on this device is damaged, or was written by another version of this page.'
          : `${count} entries on this device are damaged, or were written by another version of this page.`,
        hasText ? 'You can save what is in it as a file, or remove it.' : 'It can no longer be opened.',
        'Everything else is as it was.',
      ].join(' '),
    remove: (count: number) => (count === 1 ? 'Remove this entry' : `Remove these ${count} entries`),
    ask: 'Remove what can’t be shown?',
    gone: 'It is gone from this device then. A copy can be saved first, where it can be read at all.',
    fileName: 'flip-method-damaged.json',
  },
  file: {
    title: 'The Flip Method: what I kept on my device',
    experiments: 'Experiments',
    prediction: 'Prediction',
    leaveOut: 'What I leave out',
    until: 'Until',
    verdict: 'The prediction',
    happened: 'What happened',
    learned: 'What I learned',
    techniques: 'Techniques of my own',
    plan: 'My plan',
    weeks: 'How it is going',
    postponements: 'Urges that I put off',
    open: 'no answer',
    line: 'The next line is for “Read a copy in”. Please leave it as it is.',
  },
} as const;
