/**
 * For the one who worries: what goes with the link to the companion's page. Whom it goes to is theirs to choose. In a
 * file of its own, because the exercise begins with it and not with the page.
 */
export const companionShare = {
  heading: 'For someone beside you',
  text: 'There is a page for the person you ask. It says how to help without reassuring you. Nothing of yours is in it.',
  button: 'Send them the page',
  open: 'Read it first',
  message: 'This helps me more than “you’re fine”. Two minutes, when you have them:',
} as const;
