import { site } from '@/content/site';
import type { Section } from '@/content/text';

/** Shown where an account is created, before anything is stored. */
export const accountPrivacyNote = {
  text: 'With an account we keep your email address and a line for each flip you finish. Together they can say that you worry about your health. No screen of ours shows your single flips to anyone but you. You can download or delete everything at any time.',
  link: { label: 'What we keep and why', href: '/privacy#account' },
} as const;

export const privacy = {
  headline: 'What we keep about you, and for how long',
  lead: 'You may have come here frightened, and at night. That is private. This page says what is stored, who can see it, and how to have it deleted.',
  updated: '2026-11-26',
  sections: [
    {
      id: 'short',
      heading: 'The short version',
      blocks: [
        {
          kind: 'list',
          items: [
            'You can read every page and use the exercise as a guest. We then store nothing about you on our side.',
            'No advertising, no trackers, no analytics service. We count how often a page is opened, never who opens it. Your browser talks to this site and to no one else.',
            'No cookie is set until you sign in, make an account or ask for an email about yours.',
            'We use what you give us only for what you gave it for. We sell no data.',
            'At [your account](/account) you can download everything or delete it with one button.',
          ],
        },
      ],
    },
    {
      id: 'who',
      heading: 'Who is responsible',
      blocks: [
        `${site.name} runs this site and decides what happens with your data (the “controller” in data protection law). Write to [${site.contactEmail}](mailto:${site.contactEmail}) or to ${site.postalAddress}. A person answers.`,
      ],
    },
    {
      id: 'visit',
      heading: 'When you only visit',
      blocks: [
        'To send you a page, our host’s computers have to see your internet address, the page you asked for and what kind of browser you use. Hosts keep such technical records for a short while, to find faults and fend off attacks. We don’t use them to find out who you are.',
        'We count how often each page is opened: one more for the page and the day. Each as a number of its own, we also count:',
        {
          kind: 'list',
          items: [
            'which sites the visits came from (only the site’s name, such as google.com), on which page they began, and the campaign label of the link, if it has one;',
            'which page of ours was open before the workbook was asked for;',
            'addresses that have no page here, and pages on which something broke.',
          ],
        },
        'No cookie is kept with these numbers, no internet address, no time, and nothing that could tell you from anyone else. None of them is tied to another, so we can’t see which pages one person read. If your browser sends “Do Not Track” or “Global Privacy Control”, we leave you out.',
        'If you ask for a page that doesn’t exist, we note the missing path, so that we can mend links. The note holds nothing about you.',
        'We count how often one connection sends a form, signs in or opens a link, so that a machine can’t flood us or guess a password. The count is kept under a scrambled key and is deleted soon after its time is up.',
        '**Why we may:** it is in our legitimate interest, and yours, that the site works and stays safe.',
      ],
    },
    {
      id: 'workbook',
      heading: 'When you ask for the workbook',
      blocks: [
        'We keep your email address, first name, last name if you gave one, the sentence you agreed to with its version and time, and whether you opened the workbook, paused or stopped the course. If the link you came by carried a campaign label (“utm_source”, “utm_medium”, “utm_campaign”), we keep that too. It says which link was used.',
        'We use it to send you the workbook and, after you press the button in that email, one email a day for seven days. Nothing else is sent to that list. A copy of each email is kept for 30 days after it was sent. After that we keep only which one went to which address and when, so that none is sent twice.',
        '**Why we may:** you agreed. You can take that back at any time with the link in every email.',
        '**How long:** until you ask us to delete it. If the button in the first email is never pressed, the request is deleted after a year. If you stop the emails, your name, the campaign label and our copies of the emails are deleted at once. We keep the address with what you agreed to, when you stopped and how, so that we don’t write to it by mistake. If someone asks again with your address, nothing changes until you press the button in that email. If you delete an account with the same address, the workbook request goes with it.',
      ],
    },
    {
      id: 'newsletter',
      heading: 'When you subscribe to the newsletter',
      blocks: [
        'We keep your email address, the sentence you agreed to with its version and time, whether the address came by the form or from an older list of ours (then also when and where you had agreed, as that list says), and when you said yes in the email that asks. Without that yes no newsletter goes out to you.',
        'The emails hold no pictures that report back, and no links that know you: a link to this site names the letter it stands in, the same for every reader, and visits are counted by it as by any other source. We know that one went out to your address and whether it could be delivered. We do not know whether you opened it. Which issue was the newest when you left is kept, so that we learn from it.',
        '**Why we may:** you agreed. You can take that back at any time with the link in every email.',
        '**How long:** until you ask us to delete it. If you don’t say yes, the address is deleted after 30 days. If you leave, we keep the address with what you agreed to and when you left, so that we don’t write to it by mistake. Which email went to which address is deleted after 90 days. If you delete an account with the same address, the subscription goes with it.',
      ],
    },
    {
      id: 'contact',
      heading: 'When you write to us',
      blocks: [
        'We keep your name, email address, topic, subject and message, and what we answer from here. Your message is also sent to our mailbox. The copy in our sending queue is emptied after 30 days. Please don’t tell us about symptoms. If you do, we read it only to answer you.',
        'Words that say that somebody may be in danger are marked automatically, so that the author sees such a message first. Nothing is decided by it: a person reads every message.',
        '**Why we may:** you asked us something, and we have a legitimate interest in answering.',
        '**How long:** as long as the matter is open, and then for up to two years in case you write again. After that it is deleted by itself. Ask, and we delete it sooner.',
      ],
    },
    {
      id: 'account',
      heading: 'When you make an account',
      blocks: [
        'We keep your email address, your name if you gave one, and your password in a scrambled form that can’t be turned back. If you add a passkey, we keep its public half, the name you give it and when it was last used; your fingerprint and your face never leave your device. If you sign in with Google, Google tells us your address and name and learns that you sign in here. Google’s own policy covers its side.',
        'Each finished flip stores one line: how far you got, whether you said there was action to take, which technique you chose, how many seconds it took, whether it was emergency mode, and the date. **It never stores what you were worried about.** There is no field for that.',
        {
          kind: 'note',
          title: 'This can say something about your health',
          tone: 'calm',
          text: 'An account on a site about health anxiety, with flips on certain dates, may tell someone that you have it. The law treats such data as specially protected. So no screen shows your single flips to anyone but you; whoever runs the site sees totals only. Whoever holds the keys to the database could look. There is no page for it and no reason to.',
        },
        'Until December 2026 an account could also keep, for each month and each device, how many urges were put off and how many predictions were made in the notebook, and how they ended. No new counts are kept. Those that were stored are in your copy, and are deleted at the end of February 2027, or at once when you press the button at [your account](/account).',
        '**Why we may:** the account is a service that you asked for (a contract). The flips may reveal something about your health, so for these we need your explicit consent. You can have an account without them.',
        '**How you say yes:** to the flips by ticking a box where you make the account, or later at your account. We keep the sentence that you agreed to, with its version and the time.',
        '**How you take it back:** as easily as you gave it. It is one press at your account, and the flips kept so far can be deleted with it. We then keep when you said yes and when you took it back, for as long as you have the account.',
        '**How long:** until you delete your account. Then your profile, your consents, every flip and every count are deleted at once. Entries in the log of sign-ins follow within 30 days. We keep locked copies of the database for 30 days at most, in case something breaks, so what is deleted is gone from them a month later. Our database company may keep backups for a time of its own; ask us, and we tell you how long. An account whose address is never confirmed is deleted after seven days, with the address. At most 300 flips are kept for one day.',
        'For each place where you are signed in, the sign-in service keeps when that began, the browser and the internet address, until that sign-in ends. You see the list at [your account](/account). When a password, an address or another way into your account changes, you get an email about it.',
      ],
    },
    {
      id: 'device',
      heading: 'What stays on your device',
      blocks: [
        {
          kind: 'list',
          items: [
            '**Cookies:** only when you sign in, make an account or ask for an email about yours. Some keep you signed in. One remembers for a year that your account was used on this device, so that a stranger who guesses passwords can’t lock you out of it. One lasts an hour after you make an account, so that the link in your email knows this browser. One keeps the address of that email for 15 minutes, so that you only have to type its code. Scripts on the page can’t read these. One more, which they can read, only says that this is still the same sign-in: while it is there, the menu says “Your account”, and when it goes, the exercise forgets you.',
            '**The counter at the top:** where it stood, until you close the tab.',
            '**The bar at the bottom:** if you close it, your browser remembers that you did.',
            '**The exercise:** your choices about sound, vibration, voice, pace and what is kept or shown, when a wait of yours ends, and who was signed in here last. A copy of the app itself, so that it works offline. None of this is sent to us.',
            '**Your notebook:** urges that you put off, experiments, a look back at your weeks, your plan and your own techniques, if you choose to keep them. Your browser locks them with a key that can’t leave it. Your words are never sent to us, nor is a single wait or experiment. One press in the exercise saves a copy, which can be read in on another device, and one deletes all of it. If you delete your account, your notebook goes when the exercise is next opened on this device with a network.',
            '**Who can read your notebook:** what you keep while you are signed in is not shown to anyone else who signs in here, nor to a guest. Guests share one notebook, so what one guest keeps, the next guest at this browser can read.',
            '**The workbook:** what you type into [its pages](/workbook/fill), locked with a key that stays in this browser, and a copy of the pages so that they work offline. It is never sent to us. One button there deletes it, another saves it as a file.',
            '**Who can open your workbook:** if you were signed in when you wrote, only you. If you were not, anyone who uses this browser without signing in, until you delete it.',
            '**Three words for the morning:** what you leave on [the page for the night](/night), not locked, until you throw it away.',
            '**Waiting flips:** if you are signed in and offline, a finished flip waits on your device until it can be sent, tied to your account. Guests’ flips are not kept at all.',
          ],
        },
        'You can clear all of it in your browser’s settings. On a shared device, sign out when you are done.',
      ],
    },
    {
      id: 'helpers',
      heading: 'Who helps us',
      blocks: [
        'Three kinds of company handle data for us, under contract and on our instructions:',
        {
          kind: 'table',
          caption: 'Companies that process data for us',
          head: ['Who', 'What for', 'What they handle'],
          rows: [
            [
              'Supabase',
              'Database and sign-in',
              'Accounts, flips, counts of notebooks, workbook requests, messages',
            ],
            ['Resend', 'Sending email', 'Address, name and the text of each email'],
            ['Our web host', 'Running the site', 'Technical records of visits'],
          ],
        },
        'Some of these may store data outside the UK and the European Economic Area, such as in the USA. Where they do, the transfer is covered by an adequacy decision or by standard contractual clauses with the UK addendum. Ask us for a copy.',
        'No one else gets your data, unless a law or a court compels us. If we are allowed to, we tell you.',
      ],
    },
    {
      id: 'rights',
      heading: 'Your rights',
      blocks: [
        'Under the UK GDPR and the EU GDPR you can:',
        {
          kind: 'list',
          items: [
            '**see** your data and get a copy to take elsewhere: press “download” at [your account](/account);',
            '**delete** it: the button is on the same page;',
            '**correct** it, or ask us to stop using it for a time;',
            '**object** to what we do out of legitimate interest;',
            '**take back** a consent. What happened before stays lawful.',
          ],
        },
        `If you have no account, write to [${site.contactEmail}](mailto:${site.contactEmail}). We can then look up what is stored about your address, send you a copy and delete it. That we did is written down. If you had left our emails or asked us never to write, deleting does not undo that: a scrambled mark stays that we cannot turn back into your address. It only stops us from writing to you again, until you ask for something yourself. Your single flips and the counts of your notebook stay out of our sight even then: only you can download them. We answer within a month, usually within days. We may ask you to write from the address in question, so that no one else can ask for your data.`,
        'You can complain to an authority: in the UK the [Information Commissioner’s Office](https://ico.org.uk/make-a-complaint/), in the EU the authority where you live. People elsewhere, the United States included, get the same rights from us. We do not sell or share personal information in any sense of those words.',
        'We make no decisions about you by machine alone.',
      ],
    },
    {
      id: 'children',
      heading: 'Young people',
      blocks: [
        `Accounts and the workbook are for people aged ${site.minimumAge} and over. If you are younger, you can read everything and use the exercise as a guest. Please show it to an adult you trust. If you would rather talk to someone who doesn’t know you: Childline, 0800 1111 (UK) or 1800 66 66 66 (Ireland), Kids Help Phone, 1 800 668 6868 (Canada), or 988 (USA).`,
      ],
    },
    {
      id: 'safety',
      heading: 'How we look after it',
      blocks: [
        'Everything travels encrypted. The database itself refuses to show one person’s rows to another. If something goes wrong that puts you at risk, we tell you and the authority without delay, and in plain words.',
        'What the people who run the site do in their dashboard, such as reading a message, is written to a log. It is kept for two years. If an address turns out not to exist, or its owner marks our email as spam, we keep the address and the reason, so that we send nothing there again.',
      ],
    },
    {
      id: 'changes',
      heading: 'If this page changes',
      blocks: [
        'The date at the top changes with it. If we ever want to use your data for something new, we ask first.',
      ],
    },
  ],
} as const satisfies { headline: string; lead: string; updated: string; sections: readonly Section[] };
