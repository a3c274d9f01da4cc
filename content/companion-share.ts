/**
 * The message sent with the link to the companion page; the sender chooses the recipient. In a file of its own, so that
 * the exercise's bundle does not include the page.
 */
export const companionShare = {
  heading: 'For someone beside you',
  text: 'There is a page for the person you ask. It says how to help without reassuring you. Nothing of yours is in it.',
  button: 'Send them the page',
  open: 'Read it first',
  message: 'This helps me more than “you’re fine”. Two minutes, when you have them:',
} as const;
