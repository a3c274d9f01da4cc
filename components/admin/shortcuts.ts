import { workspacePages } from '@/content/admin-workspace';

export type KeyCommand = { to: 'commands' } | { to: 'help' } | { to: 'page'; href: string };

/** The part of a keyboard event that shortcuts need. */
export type PressedKey = Pick<
  KeyboardEvent,
  'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'timeStamp' | 'target' | 'isComposing' | 'defaultPrevented'
>;

interface Keys {
  /** Whether shortcuts without Ctrl or ⌘ are enabled. */
  singleKeys: boolean;
  /** The previous key and its timestamp in ms. */
  before: { key: string; at: number } | null;
}

/** The time between `g` and the second key. */
const SEQUENCE_TIMEOUT_MS = 1_500;

/** @returns the command, or null to leave the key to the page */
export function readKey(event: PressedKey, { singleKeys, before }: Keys): KeyCommand | null {
  if (event.defaultPrevented || event.isComposing || event.altKey) return null;
  if (event.ctrlKey || event.metaKey) return event.key.toLowerCase() === 'k' ? { to: 'commands' } : null;
  if (!singleKeys || isTyping(event.target)) return null;
  if (event.key === '?') return { to: 'help' };
  if (before?.key !== 'g' || event.timeStamp - before.at > SEQUENCE_TIMEOUT_MS) return null;
  const page = workspacePages.find(({ key }) => key === event.key);
  return page ? { to: 'page', href: page.href } : null;
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable]') !== null
  );
}
