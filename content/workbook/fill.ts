/** What the script of the fillable workbook says; the page has the rest. */
export const fillMessages = {
  unreadable: (count: number) =>
    count === 1
      ? 'One answer that is kept here is damaged and can’t be shown.'
      : `${count} answers that are kept here are damaged and can’t be shown.`,
  saved: 'Kept on this device.',
  notKept:
    'This browser would not keep it just now. What you write lasts until you close this page. You can print it, or save a copy.',
  unknown:
    'You are signed in, and without a network we can’t tell as whom. What you write lasts until you close this page. You can print it, or save a copy.',
  fileName: 'flip-method-workbook.json',
  brought: (count: number) =>
    count === 1
      ? '1 answer from the copy is on these pages now.'
      : `${count} answers from the copy are on these pages now.`,
  notOurs: 'That file is not a copy of this workbook. Nothing was changed.',
  notOpened:
    'That file could not be opened here. Copy it to this device, and choose it again. Nothing was changed.',
  deleted: 'Everything you wrote in the workbook has been deleted from this device.',
  undone: 'What you wrote is back.',
  notDeleted: 'The browser would not delete it. You can clear this site’s data in its settings.',
} as const;

/** Texts of the fillable workbook. */
export const fillWords = {
  title: 'Your workbook, to write in',
  lead: 'The same pages as on paper. Begin anywhere. On a bad night, begin with the plan.',
  shortRoad: 'Short of time? Five pages:',
  contents: 'All parts',
  plan: {
    label: 'Emergency action plan',
    part: 'emergency-action-plan',
    read: 'What you write here, in large type, with buttons that call',
  },
  part: (number: number, count: number) => `Part ${number} of ${count}`,
  neighbours: { label: 'Parts before and after', previous: 'The part before', next: 'The next part' },
  whole: {
    /** Path segment, in place of a part's id. */
    id: 'whole',
    label: 'Everything on one page',
    note: 'To read in one go, or to print the whole workbook with your words in it.',
    title: 'The whole workbook',
  },
  print: 'Print this page',

  kept: {
    heading: 'Where your words stay',
    text: 'As you type, your words are locked in this browser’s own storage, if it allows that. They are never sent, to us or to anyone, and these pages work without a network once something is kept.',
    next: 'Do other people use this browser? Then sign in before you write, and only you can open your words. Without signing in, anyone at this browser can. In that case save a copy and delete them when you are done.',
    promise:
      'A browser may clear what a site keeps when space runs short, and Safari after a week without a visit. A saved copy is safe from that.',
    withoutScript:
      'Your browser runs no scripts here, so nothing is kept. You can still write and print the page. When you leave it, the words are gone.',
    late: 'Part of this page has not arrived, so nothing is kept just now. You can write and print the page. When you leave it, the words are gone.',
    copy: 'Save a copy',
    bring: 'Bring a copy back',
    delete: 'Delete everything I wrote here',
    undo: 'Bring it back',
  },
  ask: {
    delete: {
      title: 'Delete everything you wrote?',
      text: 'All parts of the workbook on this device will be empty. You can bring it back for ten seconds, and not after that. A copy that you saved stays where you put it.',
      yes: 'Delete it',
    },
    bring: {
      title: 'Bring the copy back?',
      text: 'Where the copy has an answer, it takes the place of what is written here.',
      yes: 'Bring it back',
    },
    leave: {
      title: 'What you wrote is not kept',
      text: 'It is still in this page, and goes with it. You can stay, and print the page or save a copy.',
      no: 'Stay here',
      yes: 'Leave without it',
    },
    no: 'Leave everything as it is',
  },
} as const;
