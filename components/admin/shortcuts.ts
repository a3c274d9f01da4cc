import { workspacePages } from '@/content/admin-workspace';

/** What a key asks for. */
export type KeyCommand = { to: 'commands' } | { to: 'help' } | { to: 'page'; href: string };

/** A pressed key, as far as shortcuts look at it. */
export type PressedKey = Pick<
  KeyboardEvent,
  'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'timeStamp' | 'target' | 'isComposing' | 'defaultPrevented'
>;

interface Keys {
  /** Whether keys without Ctrl or ⌘ count. */
  singleKeys: boolean;
  /** The key before this one, and when it was pressed, in ms. */
  before: { key: string; at: number } | null;
}

/** How long `g` waits for the second key, in ms. */
const PATIENCE = 1_500;

/** @returns what the key asks for, or null: then it belongs to the page */
export function readKey(event: PressedKey, { singleKeys, before }: Keys): KeyCommand | null {
  if (event.defaultPrevented || event.isComposing || event.altKey) return null;
  if (event.ctrlKey || event.metaKey) return event.key.toLowerCase() === 'k' ? { to: 'commands' } : null;
  if (!singleKeys || isTyping(event.target)) return null;
  if (event.key === '?') return { to: 'help' };
  if (before?.key !== 'g' || event.timeStamp - before.at > PATIENCE) return null;
  const page = workspacePages.find(({ key }) => key === event.key);
  return page ? { to: 'page', href: page.href } : null;
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable]') !== null
  );
}
