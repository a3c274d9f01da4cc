/** Where a message to the owner is. The first two are open. */
export const messageStates = ['new', 'in-progress', 'answered', 'closed'] as const;
export type MessageState = (typeof messageStates)[number];

/** The states that a message can be put into from where it is, the likeliest first. */
export const nextStates = {
  new: ['in-progress', 'closed', 'answered'],
  'in-progress': ['closed', 'answered', 'new'],
  answered: ['in-progress', 'closed'],
  closed: ['in-progress', 'new'],
} as const satisfies Record<MessageState, readonly MessageState[]>;

/** Whether it still waits for the owner. */
export const isOpen = (state: MessageState) => state === 'new' || state === 'in-progress';

/** How much of a message is shown before the rest is folded, in characters. */
const SHOWN = 1_200;

/**
 * Splits a long message where a line or a word ends.
 * @returns the rest is empty for a message that is short enough
 */
export function foldMessage(text: string): [shown: string, rest: string] {
  const characters = [...text];
  if (characters.length <= SHOWN * 1.25) return [text, ''];
  const head = characters.slice(0, SHOWN).join('');
  const end = Math.max(head.lastIndexOf('\n'), head.lastIndexOf(' '));
  const cut = end > head.length / 2 ? end : head.length;
  return [text.slice(0, cut), text.slice(cut)];
}
