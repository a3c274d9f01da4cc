/** Postponing an urge to search. No praise, no counts below five, no promises. */
export const postponementWords = {
  lead: 'An urge is loud, and it moves. It doesn’t have to be answered now.',
  choose: 'How long can it wait?',
  until: 'until ',
  lengths: {
    '5': '5 minutes',
    '15': '15 minutes',
    '30': '30 minutes',
    tomorrow: 'Until tomorrow',
  },
  keep: {
    name: 'Keep my waits on this device',
    off: 'Off: nothing is saved, and this page has to stay open while you wait.',
    guest: 'On: you may close the page. This browser keeps your waits, for every guest who uses it.',
    person: 'On: you may close the page. This device keeps your waits for you. They are not sent.',
    /** Once, before a wait of half an hour or more. */
    ask: {
      title: 'May this device keep your waits?',
      guest:
        'Then you can put the phone away, and the wait is still here. This browser keeps it, for every guest who uses it.',
      person: 'Then you can put the phone away, and the wait is still here. It is not sent.',
      no: 'Don’t keep them',
      yes: 'Keep them here',
    },
  },
  /** Three words that wait until eight, without a wait. */
  question: 'Or leave the question here until tomorrow, in three words',

  running: {
    title: 'It can wait until ',
    text: 'There is nothing to do until then. Put the phone down, and give your hands something else.',
    kept: 'You may close this page. It asks when you next open it.',
    unkept: 'Please leave this page open. The wait is kept nowhere else.',
    flip: 'Start Flip Method',
    end: 'End the wait now',
  },
  tell: {
    ask: 'Tell me when the time is up',
    text: 'One silent message. A page that is open behind others can send it; a closed one can’t. Then the question waits here.',
    on: 'One silent message comes at the end, if this page is still open behind others. If not, the question waits here.',
    off: 'This browser lets the page send no messages. The question waits here.',
  },

  due: {
    questions: [
      {
        name: 'urge',
        question: 'How is the urge now?',
        choices: { gone: 'It has gone', stayed: 'It is still here', grown: 'It has grown' },
      },
      { name: 'searched', question: 'Did you search in between?', choices: { no: 'No', yes: 'Yes' } },
    ],
    letGo: 'Leave it without an answer',
  },

  after: {
    title: 'That is all',
    gone: 'It came and it went. No search was needed for that.',
    stayed: 'It is still here, and so are you. An urge can stand next to you while you do something else.',
    grown: 'It has grown. A large urge is still an urge. It is not an order.',
    searched: 'You searched. Nothing is broken by that, and nothing starts again from zero.',
    rest: 'There is nothing more to do on this page.',
    again: 'Let it wait again',
    home: 'Back to Home',
  },

  overuse: {
    title: 'That is a lot of urges in one hour',
    text: 'Has waiting become a way of watching the urge? It may be kinder now to leave it alone, do something else, or talk to someone.',
  },

  curve: {
    title: 'Your urges so far',
    text: 'Each dot is one urge that you put off, the newest on the right. The line goes through their middle. Up and down are both part of it.',
    levels: { grown: 'grown', stayed: 'still here', gone: 'gone' },
    searched: 'searched',
    notSearched: 'not searched',
    hollow: 'An empty dot: you searched.',
    picture: 'Your urges as dots, from left to right in the order in which they came. The list has the same.',
    list: 'As a list',
    helps: 'What helps me',
  },
} as const;
