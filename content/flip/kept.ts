/** What the device stores of a person's own texts and waits, and how to delete it. */
export const keptWords = {
  title: 'Kept on this device',
  guest:
    'It is locked in this browser’s own storage and never sent. Anyone who uses the exercise here as a guest can read it.',
  person:
    'It is locked in this browser’s own storage and never sent. It is not shown to anyone else who signs in here, nor to a guest.',
  /** What the browser may do to it. */
  promise:
    'A browser may clear what a site keeps when space runs short, an iPhone after weeks without a visit. A saved copy is safe from that.',
  broken:
    'This browser does not open what it keeps for this page just now. What you enter lasts until you close it.',
  copy: 'Save a copy',
  fileName: 'flip-method-notebook.txt',
  remove: 'Delete all of it',
  ask: {
    title: 'Delete all of it?',
    /** Names what goes; without any of it, only the rest. */
    text: ({ hasPlan, experiments, waits }: { hasPlan: boolean; experiments: number; waits: number }) => {
      const parts = [
        hasPlan && 'your plan',
        experiments > 0 && (experiments === 1 ? '1 experiment' : `${experiments} experiments`),
        waits > 0 && (waits === 1 ? '1 wait' : `${waits} waits`),
      ].filter(Boolean);
      return `This goes from this device: ${parts.join(', ') || 'what is kept here'}. You can bring it back for ten seconds, and not after that.`;
    },
    no: 'Keep it',
    yes: 'Delete all of it',
  },
  undo: 'Bring it back',
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
    plan: 'My plan',
    postponements: 'Urges that I put off',
    open: 'no answer',
  },
} as const;
