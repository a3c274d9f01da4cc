/** Texts of the page that lists the site's content. */
export const contentWords = {
  lead: 'What the site says, and what it needs from you. Each line names the file and the line to change; a release brings the change to the site.',
  list: 'List',
  /** Collapses the rest of a long list. */
  more: (entries: number) => `Show ${entries} more`,
  due: {
    title: 'Due now',
    nothing: 'Nothing is due.',
    placeholders: { one: 'thing that only you can supply', many: 'things that only you can supply' },
    helplines: { one: 'helpline to try', many: 'helplines to try' },
    links: { one: 'link that leads nowhere', many: 'links that lead nowhere' },
  },
  owner: {
    title: 'Before you can publish',
    note: 'A build for the public stops while the first ones are open. The statements are told as lived: confirm each with a date, or change it.',
    open: 'not done',
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
    note: 'Try each from a telephone in its country twice a year, then set its date.',
    read: 'Source read',
    tried: 'Tried',
    never: 'Never tried',
    due: 'due',
    now: 'due now',
  },
  pages: {
    title: 'What is live',
    note: 'Every page that search engines may find, with the day on which its words last changed.',
    columns: { page: 'Page', updated: 'Text last changed' },
  },
  links: {
    title: 'Links',
    note: 'Addresses of this site are checked when it is built. Other sites are asked when you press the button.',
    nowhere: 'leads nowhere',
    broken: 'Links that lead nowhere',
    allWell: (pages: number) => `All ${pages} links to pages of this site lead to a page.`,
    external: 'Other sites',
    ask: 'Ask the other sites now',
    asking: 'Asking...',
    checked: (asked: number, doubtful: number) =>
      doubtful === 0
        ? `All ${asked} pages of other sites are there.`
        : `${asked} pages were asked, ${doubtful} ${doubtful === 1 ? 'needs' : 'need'} a look.`,
    doubtful: 'Links to other sites that need a look',
    answers: {
      gone: 'The page is no longer there.',
      moved: (to: string) => `It has moved to ${to}`,
      refused: (status: number) => `It refused to answer a program (${status}). Open it yourself.`,
      silent: 'It did not answer in time.',
    },
    count: (links: number) => (links === 1 ? '1 link' : `${links} links`),
  },
  unreadable: 'The list that the build makes is not there. Build the site again.',
} as const;
