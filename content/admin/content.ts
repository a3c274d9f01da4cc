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
  editing: {
    title: 'Words you can change here',
    note: 'Prices, links, addresses, helplines, reviews and confirmations. Saving writes them to the repository; the site shows them with its next release.',
    nowhere:
      'Saving from here is not set up: set CONTENT_REPOSITORY and CONTENT_TOKEN (docs/going-live.md). Until then each line below names its file.',
    files: {
      site: { title: 'Site: prices, links and addresses', page: '/book' },
      helplines: { title: 'Helplines: numbers, hours and days of the check', page: '/resources' },
      testimonials: { title: 'Reviews of real readers', page: '/testimonials' },
      statements: { title: 'Statements about your life', page: '/about' },
    },
    fields: {
      authorName: 'Your name as the author',
      contactEmail: 'Address that readers write to',
      postalAddress: 'Postal address, in every mail',
      amazonUrl: 'The book at Amazon',
      speakerReelUrl: 'Speaker reel',
      socialUrls: 'Social addresses',
      priceEbook: 'Price of the ebook',
      priceEbookBefore: 'Its price before, struck through',
      priceKindle: 'Price of the Kindle edition',
      checked: 'Day on which the source was read',
      live: 'Day on which it was called',
      'ways.label': 'What the button says',
      'ways.href': 'What it opens',
      'ways.hours': 'Hours',
      text: 'The review',
      highlight: 'Its best sentence, shown large',
      name: 'Name as shown',
      location: 'Place',
      rating: 'Stars, 1 to 5',
      agreed: 'Day on which they agreed that it is shown',
      proof: 'How they agreed, and how you know that they read it',
      confirmed: 'Day on which you confirm that it is true',
    },
    hints: {
      authorName: 'Empty: the pages say “the author”.',
      speakerReelUrl: 'Empty: the button says that it is coming.',
      socialUrls: 'One a line.',
      live: 'Such as 2026-11-26, or “due”.',
      checked: 'Such as 2026-11-26.',
      'ways.href': 'tel:, sms:, mailto: or https:. The number must be the one that the button says.',
      agreed: 'Such as 2026-11-26. Without it the review may not be shown.',
      proof: 'Not shown on the site, but kept in the repository: no address.',
      confirmed: 'Such as 2026-11-26, or “open”.',
    },
    /** By the codes of `lib/content-files.ts`. */
    errors: {
      missing: 'This may not be empty.',
      'one-line': 'This has one line.',
      day: 'Please write a day, such as 2026-11-26.',
      https: 'Please write a whole address that begins with https://.',
      email: 'Please write a whole email address.',
      price: 'Please write a price, such as $4.99.',
      link: 'Please write tel:, sms:, mailto: or https://, and nothing else.',
      number: 'The button shows another number than it would dial.',
      rating: 'Please write a number from 1 to 5.',
      invalid: 'This is too long, or does not fit here.',
    },
    done: {
      added: {
        tone: 'success',
        title: 'The review is added',
        text: 'The site shows it with its next release.',
      },
      removed: { tone: 'success', title: 'Taken away', text: 'The site shows it until its next release.' },
    },
    asItIs: 'As it is',
    asItWillBe: 'As it will be',
    pageAsItWillBe: 'The page as it will be',
    pageFailed: 'The page could not be read just now. What you type is kept.',
    notThere: 'Not on the site yet.',
    empty: 'empty',
    page: 'The page as it is now',
    close: 'Close',
    add: 'Add a review',
    save: 'Save',
    remove: 'Take it away',
    notLive: 'not live yet',
    allLive: (release: string) =>
      release ? `All of it is live, in release ${release}.` : 'All of it is live.',
    waiting: (count: number, release: string) =>
      `${count === 1 ? '1 change is' : `${count} changes are`} saved and not live yet${release && `: the site runs release ${release}`}.`,
    states: {
      pending: 'The next release is being made.',
      success: 'The checks have passed; the next release brings them.',
      failure:
        'The checks or the release failed, so this stays as it is: the repository says what is wrong with it.',
      unknown: 'The next release brings them.',
    },
    changed: {
      title: 'Changed last',
      line: (when: string, who: string, what: string) => `${when}, ${who}: ${what}`,
    },
    unreadable: 'The words could not be read',
    answers: {
      saved: (commit: string) =>
        ({
          tone: 'success',
          title: 'Saved',
          text: commit
            ? `It is commit ${commit.slice(0, 7)} of the repository. The site shows it with its next release.`
            : 'It is in the file. The site shows it when it is built again.',
        }) as const,
      same: { tone: 'neutral', title: 'Nothing to save: it says this already' },
      newer: {
        tone: 'destructive',
        title: 'Not saved: another person has changed this entry',
        text: 'What you typed is still here. “Save” again puts it in place of theirs.',
      },
      refused: { tone: 'destructive', title: 'Not saved' },
    },
    /** What the host of the repository answered, and what to do. What was typed stays in the form. */
    faults: {
      unauthorised:
        'GitHub does not know the token any more. Make a new one for this repository and set CONTENT_TOKEN.',
      forbidden: 'The token may not write here. It needs “Contents: read and write” for this repository.',
      missing:
        'GitHub has no such repository or file for this token. Check CONTENT_REPOSITORY and what the token may see.',
      conflict: 'Somebody saved the same file at this moment. Press “Save” again.',
      protected:
        'The main branch takes changes by pull request only. Let the token’s owner bypass that rule, or change the file at GitHub.',
      invalid: 'GitHub could not take the change. Try again; if it fails again, change the file at GitHub.',
      limited: 'GitHub has had too many calls. Wait a few minutes, then press “Save” again.',
      silent: 'GitHub did not answer. Press “Save” again in a minute.',
      failed: 'GitHub answered with something that cannot be read. Try again in a few minutes.',
      broken:
        'This file was changed by hand, and cannot be read any more. Undo that change at GitHub, or mend it there.',
    },
    handOver: {
      title: 'Hand it over as an article',
      note: 'Puts this draft into the repository as a file, for the next release of the site. The newsletter keeps it as it is.',
      button: 'Hand it over',
      done: (path: string) =>
        ({ tone: 'success', title: 'Handed over', text: `It is ${path} in the repository.` }) as const,
    },
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
