/** Texts of the page that lists the site's content. */
export const contentWords = {
  lead: 'What the site says, and what it needs from you. Each line names the file and the line to change; a release brings the change to the site.',
  mending: {
    title: 'How to mend a sentence',
    hidden:
      'Set REPOSITORY_URL to the address of the project at GitHub, and each file below gets a link to its editor.',
    steps: [
      'Find the page under “What is live” and choose “Edit”. GitHub asks you to sign in, then shows the file with its words.',
      'Press Ctrl and F (on a Mac: Cmd and F) and type a few words of the sentence. Change only the words between the quotation marks: “…”, ‘…’ or `…`.',
      'Write an apostrophe as ’ and a quotation as “ ”. A straight one ends the text and breaks the page. Leave everything in { } and [ ]( ) as it is.',
      'Choose “Commit changes”, write what you changed, and choose “Create a new branch”, then “Propose changes” and “Create pull request”.',
      'Wait for the checks: about a quarter of an hour. A red cross names the file and what is wrong with the sentence. Go back to the file in that branch and mend it.',
      'When all are green, choose “Merge pull request”. The site follows with its next release, on Vercel within minutes.',
    ],
  },
  list: 'List',
  /** Collapses the rest of a long list. */
  more: (entries: number) => `Show ${entries} more`,
  due: {
    title: 'Due now',
    nothing: 'Nothing is due.',
    placeholders: { one: 'thing that only you can supply', many: 'things that only you can supply' },
    helplines: { one: 'helpline to try', many: 'helplines to try' },
  },
  owner: {
    title: 'Before you can publish',
    note: 'A build for the public stops while the first ones are open. The statements are told as lived: confirm each with a date, or change it.',
    open: 'not done',
    placeholders: {
      contactEmail: 'The address that readers write to',
      SITE_URL: 'The address of the site',
      EMAIL_FROM: 'The address that mails come from',
      CONTACT_TO: 'The address that messages and reports go to',
      postalAddress: 'Your postal address, which each newsletter must carry',
      amazonUrl: 'The page of the book at Amazon',
    },
    confirmed: 'confirmed',
  },
  claims: {
    title: 'Figures and their basis',
    note: {
      all: 'The site shows all of them; an illustrative one carries a label where it is shown.',
      evidenced: 'The site shows only those with evidence.',
    },
    on: 'On',
    needs: 'Needs:',
    basis: { illustrative: 'illustrative', evidenced: 'evidenced' },
    everyPage: 'every page',
  },
  helplines: {
    title: 'Helplines',
    note: 'Try each from a telephone in its country twice a year, then press “Tried today”.',
    read: 'Source read',
    tried: 'Tried',
    never: 'Never tried',
    due: 'due',
    now: 'due now',
    mark: 'Tried today',
    marked: { tone: 'success', title: 'Marked as tried today' },
    gone: { tone: 'destructive', title: 'Error', text: 'This helpline is no longer in the list.' },
  },
  pages: {
    title: 'What is live',
    note: 'Every page that search engines may find, with the day on which its words last changed.',
    columns: { page: 'Page', updated: 'Text last changed', file: 'Its words' },
    edit: 'Edit',
  },
} as const;
