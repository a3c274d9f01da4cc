const number = (count: number) => count.toLocaleString('en-GB');

/** Texts of the pages about mails and the newsletter. */
export const mailWords = {
  ways: {
    label: 'Parts of Mails',
    items: [
      { label: 'Queue', href: '/admin/mails' },
      { label: 'Preview', href: '/admin/mails/preview' },
    ],
  },
  kinds: {
    workbook: 'Workbook',
    'course-1': 'Course, day 1',
    'course-2': 'Course, day 2',
    'course-3': 'Course, day 3',
    'course-4': 'Course, day 4',
    'course-5': 'Course, day 5',
    'course-6': 'Course, day 6',
    'course-7': 'Course, day 7',
    contact: 'A message to you',
    reply: 'Your answer to a message',
    test: 'A test to yourself',
    newsletter: 'Newsletter',
    'newsletter-confirm': 'Newsletter, asks to confirm',
    digest: 'Your week in figures',
    alert: 'Something needs you',
    invitation: 'Invitation to the workspace',
    'sign-up': 'Confirm the account',
    recovery: 'A new password',
    'account-exists': 'There is an account already',
    'new-email': 'Confirm the new address',
    'new-email-notice': 'The address is being changed',
    security: 'Something changed at the account',
  },
  jobs: {
    title: 'Mails',
    show: 'Mails shown',
    search: 'Address, or part of it',
    find: 'Find',
    showAll: 'Show all addresses',
    notFound: 'No mail here goes to such an address.',
    states: {
      failed: {
        label: 'Not delivered',
        note: 'Each says what happened and what to do. A mail is tried for three days by itself, and can be tried again for a month; the mail service is asked first whether it arrived, so that nobody gets it twice.',
        empty: 'No mail has failed.',
        at: 'given up',
      },
      waiting: {
        label: 'Waiting',
        note: 'What leaves next, and when. The first 100.',
        empty: 'No mail is waiting.',
        at: 'leaves',
      },
      sent: { label: 'Sent', note: 'The last 100.', empty: 'No mail has been sent.', at: 'sent' },
      ended: {
        label: 'No longer wanted',
        note: 'Called off before they left: the reader had unsubscribed, you had stopped the issue, or the address is blocked. There is nothing to do. The last 100.',
        empty: 'Every mail was wanted.',
        at: 'called off',
      },
    },
    /** What the mail service's answer means, and what to do. Its own words are shown below. */
    faults: {
      refused: {
        what: 'The mail service did not take it: something about the address or the mail is not as it must be.',
        todo: 'Compare the address with what the person wrote. If it is right, try again; if it fails once more, show a developer the words below.',
      },
      sender: {
        what: 'The mail service does not let us send from our address.',
        todo: 'At the mail service, under Domains, verify the domain of the address that mails come from (EMAIL_FROM). Then try again.',
      },
      key: {
        what: 'The mail service does not know our key any more.',
        todo: 'Make a new key at the mail service and set it on the host (RESEND_API_KEY). Then try again.',
      },
      quota: {
        what: 'The mail service has sent as many mails as its plan allows.',
        todo: 'Wait for the next day or month, or take a larger plan. Then try again.',
      },
      busy: { what: 'The mail service got more mails at once than it takes.', todo: 'Try again.' },
      silent: {
        what: 'The mail service did not answer, or not as it should.',
        todo: 'Try again. If it fails once more, look whether the service has a fault (resend-status.com).',
      },
    },
    failed: { what: 'It could not be sent.', todo: 'Try again.' },
    bounced: {
      what: 'The address does not exist, or takes no mail.',
      todo: 'Nothing more goes there. If you know another address of this person, write to that.',
    },
    expired: { what: 'It was not tried again within a month.', todo: 'It can no longer go out.' },
    final:
      'It cannot go out again: its link has expired, its reader wants no mail any more, or the address is blocked.',
    again: 'It is tried again by itself.',
    said: 'What the mail service said',
    message: 'Open the message',
    issue: 'Open the letter',
    tries: (count: number) => (count === 1 ? '1 try' : `${count} tries`),
    retry: 'Try again',
    retryAll: 'Try all again',
    gone: {
      tone: 'destructive',
      title: 'Error',
      text: 'This mail is no longer there. Please load the page again.',
    },
  },
  suppressed: {
    title: 'Blocked addresses (bounced or spam report)',
    note: 'Addresses that bounced, or whose owner reported a mail as spam. Nothing is sent to them.',
    count: (all: number, shown: number) =>
      all > shown
        ? `The newest ${shown} of ${all.toLocaleString('en-GB')}`
        : `${all} ${all === 1 ? 'address' : 'addresses'}`,
    none: 'Every address takes mail.',
    release: {
      open: 'Let an address take mail again',
      note: 'For a reader whose mailbox works again, or who reported a mail by mistake. An address whose owner asked never to be written to stays blocked. Whom a bounce took off the newsletter reads it again.',
      email: 'Address',
      reason: 'Why',
      reasonHint: 'For the log: who said so, and when.',
      button: 'Let it take mail again',
      done: { tone: 'success', title: 'The address takes mail again, here and at the mail service' },
      notAtService: {
        tone: 'destructive',
        title: 'Only half done',
        text: 'The address is unblocked here. The mail service did not confirm it: take the address off the list at Resend, under Suppressions.',
      },
      unknown: {
        tone: 'destructive',
        title: 'Nothing was changed',
        text: 'This address is not blocked, or its owner asked never to be written to.',
      },
      errors: {
        email: 'Please write the address as in the list.',
        reason: {
          missing: 'Please write why.',
          'too-long': 'This is longer than 200 characters. Please shorten it.',
        },
      },
    },
    table: { email: 'Address', reason: 'Why', on: 'Since' },
    reasons: {
      bounce: 'bounced',
      complaint: 'reported as spam',
      owner: 'set by the owner',
      recipient: 'asked never to be written to',
    },
  },
  preview: {
    note: 'Every mail of the site with sample names. Links in it lead nowhere here.',
    choose: 'Mail',
    show: 'Show',
    looks: {
      light: 'Light',
      dark: 'Dark',
      phone: 'Phone',
      'phone-dark': 'Phone, dark',
      text: 'Plain text',
    },
    frame: (label: string) => `Preview: ${label}`,
    subject: 'Subject',
    noText: 'The auth service sends this mail, as HTML alone.',
    test: 'Send it to yourself',
    tested: { tone: 'success', title: 'On its way to you' },
    notTested: { tone: 'destructive', title: 'Not sent', text: 'Your own address takes no mail.' },
    noSuchMail: { tone: 'destructive', title: 'Error', text: 'There is no such mail.' },
  },
} as const;

/** Why a mail cannot show something. */
const problems = {
  code: 'A mail cannot show code: a line that begins with four spaces, or words between backticks.',
  table: 'A mail cannot show tables. A list can say the same.',
  html: 'A mail shows HTML as text: tags, and codes such as &nbsp;.',
  picture: 'A picture has its own field below.',
  'crossed-out': 'A mail shows no crossed-out words.',
  stars:
    'These stars would be seen. Words become bold where a space or the end of the line follows the stars.',
  placeholder:
    'Words in braces are not replaced, and neither is *|NAME|* or %name%: every reader would see them.',
  link: 'A link leads to https://…, a page of this site such as /book, or an e-mail address.',
  'link-title': 'The title in quotation marks after a link’s address is never shown.',
} as const;

export const newsletterWords = {
  subscribers: {
    title: 'Subscribers',
    reading: 'Subscribed',
    waiting: 'Not confirmed yet',
    left: 'Unsubscribed',
    export: 'Download them as CSV',
    exportButton: 'Download',
    all: 'Search, add and remove subscribers',
  },
  list: {
    title: 'All of them',
    note: 'Newest first. Who opened an issue or pressed a link in it is not counted: that takes a picture and links that report each reader, and the newsletter promises to have none. Visits by links to this site are counted by issue.',
    search: 'Part of the address',
    state: 'State',
    all: 'Everybody',
    filter: 'Show',
    count: (all: number) => `${all.toLocaleString('en-GB')} ${all === 1 ? 'address' : 'addresses'}`,
    /** What the list said from which an address was imported. */
    fromList: (confirmed: string | null, source: string | null) =>
      `By its list: ${[confirmed && `agreed ${confirmed}`, source && `from ${source}`].filter(Boolean).join(', ')}`,
    older: 'Older ones',
    newest: 'Back to the newest',
    add: {
      title: 'Add a subscriber',
      note: 'The address gets one mail that asks. Nothing else comes before its owner has pressed the button in it.',
      email: 'Email address',
      button: 'Ask this address',
      error: {
        missing: 'Please write an email address.',
        'bad-email': 'This address does not look complete. Please check it.',
      },
      answers: {
        queued: { tone: 'success', title: 'The mail that asks is on its way' },
        reading: { tone: 'neutral', title: 'This address is subscribed already' },
        left: {
          tone: 'destructive',
          title: 'Not asked: they unsubscribed',
          text: 'Only they can come back, with the form on the site.',
        },
        limited: {
          tone: 'destructive',
          title: 'Not asked: this address has had three such mails today',
          text: 'Please try again tomorrow.',
        },
        suppressed: {
          tone: 'destructive',
          title: 'Not asked: this address takes no mail',
          text: 'Under Mails you see why it is blocked.',
        },
      },
    },
    remove: {
      title: 'Remove',
      note: 'No more issues go there, and no import asks again. Only they can come back, with the form on the site.',
      button: 'Remove this address',
      done: { tone: 'success', title: 'Removed' },
      gone: {
        tone: 'destructive',
        title: 'Error',
        text: 'This address was not subscribed any more. Please load the page again.',
      },
    },
    growth: {
      title: 'Growth by month',
      note: 'Who confirmed, and who left after that.',
      columns: { month: 'Month', came: 'New', left: 'Unsubscribed' },
    },
  },
  issues: {
    title: 'Issues',
    none: 'Nothing has been written yet.',
    write: 'Write an issue',
    older: (count: number) => `${count} older`,
    states: {
      draft: 'Draft',
      scheduled: 'Scheduled',
      sending: 'On its way',
      sent: 'Sent',
      stopped: 'Stopped',
    },
    figures: {
      queued: 'Waiting',
      sent: 'Sent',
      failed: 'Failed',
      unsubscribed: 'Unsubscribed after this issue',
      visits: 'Visits from its links',
    },
    progress: 'Sent so far',
    goesOut: (when: string) => `Goes out ${when}`,
    wentOut: (when: string) => `Went out ${when}`,
    changed: (when: string) => `Changed ${when}`,
  },
  import: {
    title: 'Import subscribers',
    note: 'An export of your last newsletter service, a spreadsheet saved as CSV, or addresses one by one: up to 10,000 at a time. You see first what was found, and who left. People who left are not asked. Everybody else gets one mail that asks, and no newsletter before they have pressed the button in it.',
    noScript: 'Reading a list needs JavaScript. You can add addresses one by one in the list of subscribers.',
    file: 'A file: CSV or text',
    text: 'Or paste the addresses',
    check: 'Look at the list',
    errors: {
      missing: 'Please choose a file or paste addresses.',
      none: 'There is no email address in it.',
      'no-text':
        'This is an Excel workbook, an archive or a picture. Please unpack it, or save it as CSV in the program it comes from.',
      'other-data':
        'This is JSON, XML, a web page, a dump of a database, mails or cards of contacts, in which it cannot be seen who left. Please save the list as CSV in the program it comes from.',
      'too-many': 'These are more than 10,000 addresses. Please bring them in parts.',
      columns:
        'Its columns are those of a service’s file of people who unsubscribed or bounced, so nobody in it is asked.',
      values:
        'By one of its columns, everybody in it has left, so nobody is asked. If that is wrong, take the column out.',
      title:
        'A line of it says that people below it left or bounced, so nobody is asked. Please bring each part as a list of its own. If that is wrong, take the line out.',
      name: 'By its name, this is a file of people who left or bounced, so nobody in it is asked. If that is wrong, give the file another name.',
    },
    undecided: 'It is not clear yet who left',
    found: (count: number) => `${number(count)} ${count === 1 ? 'address' : 'addresses'} to ask`,
    left: (count: number) => `${number(count)} who left will not be asked.`,
    elsewhere: (count: number) =>
      `${number(count)} more ${count === 1 ? 'address stands' : 'addresses stand'} in other columns and will not be asked.`,
    service: (name: string) => `This looks like an export of ${name}.`,
    remembered: 'Columns are read as you chose the last time.',
    notRead: (count: number) =>
      count === 1 ? '1 line was not read whole' : `${number(count)} lines were not read whole`,
    line: (line: number) => `Row ${line}`,
    moreLines: (count: number) => `and ${number(count)} more`,
    columns: 'What the columns say',
    column: (place: number) => `Column ${place}`,
    role: (name: string) => `Column “${name}”`,
    roles: {
      address: 'The address',
      left: 'Says who left',
      confirmed: 'When they agreed',
      source: 'Where they came from',
      unused: 'Not used',
    },
    others: (count: number) => (count === 1 ? '1 other column' : `${number(count)} other columns`),
    values: (name: string) => `What stands in “${name}”`,
    empty: 'nothing',
    otherValues: (example: string) => `anything else, such as “${example}”`,
    times: (count: number) => `${number(count)}×`,
    meanings: { unknown: 'Please choose', ask: 'Ask them', left: 'They left' },
    unknown: {
      tone: 'destructive',
      title: 'Nobody is asked yet',
      text: 'A column seems to say who left, and some of its values are not understood. Please say below what they mean, or that the column is not used.',
    },
    rows: 'The first rows',
    sure: 'Their owners gave me these addresses to write to them.',
    bring: (count: number) => `Ask ${number(count)} ${count === 1 ? 'address' : 'addresses'}`,
    goOn: (count: number) => `Go on with ${number(count)}`,
    back: 'Choose another list',
    sending: (done: number, all: number) =>
      `${number(done)} of ${number(all)} addresses done. Please keep this page open.`,
    stop: 'Stop here',
    stopped: (done: number, all: number) => `Stopped after ${number(done)} of ${number(all)}`,
    done: (asked: number) => `${number(asked)} ${asked === 1 ? 'request' : 'requests'} queued`,
    rest: (counts: Record<'known' | 'left' | 'suppressed' | 'invalid', number>) => {
      const parts = [
        [counts.known, 'known already'],
        [counts.left, 'that had left here'],
        [counts.suppressed, 'that take no mail'],
        [counts.invalid, 'that are no address'],
      ] as const;
      const said = parts.filter(([count]) => count > 0).map(([count, words]) => `${number(count)} ${words}`);
      return said.length > 0 ? `Skipped: ${said.join(', ')}.` : '';
    },
    queue: {
      waiting: (count: number) =>
        `${number(count)} ${count === 1 ? 'request of an import waits' : 'requests of imports wait'} to be sent.`,
      stop: 'Stop them',
      note: 'Requests that were sent cannot be taken back. The others are discarded, and a later import can ask those people.',
      stopped: (count: number) =>
        ({
          tone: 'success',
          title: `${number(count)} ${count === 1 ? 'request' : 'requests'} stopped`,
        }) as const,
    },
  },
  compose: {
    back: 'All issues',
    newTitle: 'A new issue',
    subject: 'Subject',
    preheader: 'Preview text',
    preheaderHint: 'Shown in grey after the subject in a list of mails. May be empty.',
    body: 'Text',
    bodyHint:
      'An empty line makes a new paragraph. The buttons insert Markdown, which you can also type. Links go to https or to a page of this site. The numbers to call are at the foot of every mail.',
    /** The toolbar; the words are inserted where nothing is selected. */
    marks: {
      label: 'Format the text',
      bold: { label: 'Bold', words: 'bold words' },
      italic: { label: 'Italic', words: 'soft words' },
      link: { label: 'Link', words: 'words to press' },
      heading: { label: 'Heading', words: 'A heading' },
      list: { label: 'List', words: 'First thing' },
      quote: { label: 'Quote', words: 'What someone said' },
    },
    picture: {
      title: 'A picture',
      file: 'JPEG, PNG or WebP',
      another: 'Another picture in its place',
      hint: 'One picture for each issue, above the text. It is made smaller here, and loses the place and time where it was taken.',
      alt: 'What it shows',
      altHint: 'One sentence for readers who cannot see the picture, or whose mail program blocks pictures.',
      remove: 'Take the picture out',
    },
    save: 'Save',
    test: {
      title: 'Try it',
      to: 'Send a test to',
      hint: 'Up to three addresses, with commas between them. Empty means your own.',
      button: 'Save and send the test',
    },
    schedule: {
      title: 'Send it',
      when: (zone: string) => `When (time in ${zone.replaceAll('_', ' ')})`,
      whenHint:
        'Empty means in five minutes. Until then you can unschedule it. The time zone is chosen in Settings.',
      sure: (readers: number) =>
        `Yes, send this to ${readers.toLocaleString('en-GB')} ${readers === 1 ? 'reader' : 'readers'}`,
      button: 'Schedule',
    },
    stop: {
      scheduled: 'Unschedule',
      sending: 'Stop sending',
      sendingNote: 'Mails that were sent cannot be taken back. You can send the others within thirty days.',
    },
    resume: {
      title: 'Send it to the readers who have not had it',
      note: 'No reader gets it twice. People who have subscribed since then are not included.',
      sure: 'Yes, send it to the others',
      button: 'Go on',
    },
    page: {
      title: 'Its page',
      note: 'The foot of the mail links to this page. Changes here change the page, not the mails.',
      open: 'See the page',
      listed: 'List it on the site, under “Letters so far”',
      button: 'Save the page',
      done: { tone: 'success', title: 'The page is saved' },
    },
    checks: {
      title: 'What a mail cannot show',
      note: 'You can save the draft, but not send it before this is changed.',
      line: (line: number) => `Line ${line}`,
      because: (text: string, reason: keyof typeof problems) => `“${text}”. ${problems[reason]}`,
      size: (kilobytes: number) => `The mail has ${kilobytes} KB.`,
      large:
        'Gmail cuts a mail at 102 KB, and with its end goes the link to unsubscribe. Please shorten it, or make two of it.',
    },
    /** While the foot of the mail has the address of the demo. */
    address: {
      text: (line: string, isOnOwnMachine: boolean) =>
        `The foot says “${line}”. A letter goes to readers once it has your postal address.${isOnOwnMachine ? ' This local site sends it all the same, as its mails leave it nowhere.' : ''}`,
      link: 'Set the address',
      href: '/admin/content?edit=site/facts#editing',
    },
    newer: 'The newer text, saved elsewhere',
    duplicate: 'Duplicate',
    remove: { title: 'Delete this draft', note: 'It can’t be restored.', button: 'Delete it' },
    preview: 'Preview',
    /** Shown on the page that a form redirects to. */
    done: {
      saved: { tone: 'success', title: 'Saved' },
      tested: { tone: 'success', title: 'Saved, and the test is on its way' },
      duplicated: { tone: 'success', title: 'This is the copy, a new draft' },
      scheduled: { tone: 'success', title: 'Scheduled' },
      deleted: { tone: 'success', title: 'Draft deleted' },
    },
    answers: {
      notTested: {
        tone: 'destructive',
        title: 'Saved, not sent',
        text: 'One of these addresses takes no mail. Under Mails you see which are blocked, and why.',
      },
      started: {
        tone: 'destructive',
        title: 'Not changed',
        text: 'This issue is on its way already. Please load the page again.',
      },
      noAddress: (line: string) =>
        ({
          tone: 'destructive',
          title: 'Not scheduled: the letter has no postal address',
          text: `Its foot says “${line}”. Set your address under Content; a letter can go out from the release with it. The draft is kept.`,
        }) as const,
      unsupported: ({ line, text, reason }: { line: number; text: string; reason: keyof typeof problems }) =>
        ({
          tone: 'destructive',
          title: `Not sent: please look at line ${line}`,
          text: `“${text}”. ${problems[reason]} “Save” keeps the draft as it is.`,
        }) as const,
      newer: {
        tone: 'destructive',
        title: 'Not saved: there is a newer text',
        text: 'This issue was saved or scheduled elsewhere after you opened it. Both texts are here: yours below, the newer one under it. Saving again keeps yours, as a draft.',
      },
      draft: { tone: 'success', title: 'A draft again' },
      stopped: { tone: 'success', title: 'Stopped' },
      resumed: { tone: 'success', title: 'It goes on' },
      notResumed: {
        tone: 'destructive',
        title: 'Nothing was changed',
        text: 'This issue is not stopped any more, or was stopped more than thirty days ago.',
      },
      notStopped: { tone: 'destructive', title: 'Error', text: 'There was nothing to stop.' },
      gone: {
        tone: 'destructive',
        title: 'Error',
        text: 'This draft is no longer there. Please load the page again.',
      },
    },
    errors: {
      subject: {
        missing: 'Please write a subject.',
        'too-long': 'This is longer than 200 characters. Please shorten it.',
        placeholder: problems.placeholder,
      },
      preheader: {
        'too-long': 'This is longer than 200 characters. Please shorten it.',
        placeholder: problems.placeholder,
      },
      body: {
        missing: 'Please write something.',
        'too-long': 'This is longer than 50,000 characters. Please shorten it.',
        unsupported: 'Please change the line named above.',
      },
      picture: 'This is no JPEG, PNG or WebP picture, or it is larger than 5 MB.',
      alt: {
        missing: 'Please say what the picture shows.',
        'too-long': 'This is longer than 300 characters. Please shorten it.',
      },
      testTo: {
        'too-many': 'A test goes to at most three addresses.',
        'bad-email': 'One of these addresses does not look complete. Please check it.',
        'too-long': 'A test goes to at most three addresses.',
      },
      sendAt: 'This is not a time in the coming year.',
    },
  },
} as const;
