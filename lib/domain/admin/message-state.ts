/** States of a contact message. The first two are open. */
export const messageStates = ['new', 'in-progress', 'answered', 'closed'] as const;
export type MessageState = (typeof messageStates)[number];

/** Possible next states, most likely first. */
export const nextStates = {
  new: ['in-progress', 'closed', 'answered'],
  'in-progress': ['closed', 'answered', 'new'],
  answered: ['in-progress', 'closed'],
  closed: ['in-progress', 'new'],
} as const satisfies Record<MessageState, readonly MessageState[]>;

/** Whether the message still needs the owner. */
export const isOpen = (state: MessageState) => state === 'new' || state === 'in-progress';

/** Characters of a message shown before the rest is collapsed. */
const SHOWN = 1_200;

/**
 * Splits a long message at the end of a line or word.
 * @returns an empty rest if the message is short enough
 */
export function foldMessage(text: string): [shown: string, rest: string] {
  const characters = [...text];
  if (characters.length <= SHOWN * 1.25) return [text, ''];
  const head = characters.slice(0, SHOWN).join('');
  const end = Math.max(head.lastIndexOf('\n'), head.lastIndexOf(' '));
  const cut = end > head.length / 2 ? end : head.length;
  return [text.slice(0, cut), text.slice(cut)];
}
