// Listens for keyboard shortcuts.
'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { workspaceWords } from '@/content/admin-workspace';
import { CommandPalette } from './command-palette';
import { ShortcutHelp } from './shortcut-help';
import { readKey } from './shortcuts';

const toolClasses =
  'flex min-h-9 w-full items-center justify-between gap-4 text-left text-muted hover:text-ink';

type Open = 'commands' | 'help' | null;

/** Single-key shortcuts can be turned off on this device, as speech input triggers them (WCAG 2.1.4). */
const STORAGE_KEY = 'workspace-single-keys';

/** The keyboard shortcuts of the workspace, and the two dialogs that they and the buttons open. */
export function WorkspaceTools() {
  const [open, setOpen] = useState<Open>(null);
  const [singleKeys, setSingleKeys] = useState(true);
  const router = useRouter();
  const pressed = useRef<{ key: string; at: number }>(null);

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const command = readKey(event, { singleKeys, before: pressed.current });
    pressed.current = { key: event.key, at: event.timeStamp };
    if (!command || (open && command.to !== 'commands')) return;
    event.preventDefault();
    if (command.to === 'page') router.push(command.href);
    else setOpen(command.to);
  });

  useEffect(() => {
    try {
      setSingleKeys(localStorage.getItem(STORAGE_KEY) !== 'off');
    } catch {
      // Storage is blocked: the choice holds until the page is left.
    }
    const listen = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);

  const change = (on: boolean) => {
    setSingleKeys(on);
    try {
      localStorage.setItem(STORAGE_KEY, on ? 'on' : 'off');
    } catch {}
  };
  const close = (isOpen: boolean) => setOpen((now) => (isOpen ? now : null));
  const { commands, shortcuts } = workspaceWords;
  return (
    <div className="order-1 hidden side:block noscript:hidden">
      <button type="button" className={toolClasses} onClick={() => setOpen('commands')}>
        {commands.title}
        <kbd>Ctrl K</kbd>
      </button>
      <button type="button" className={toolClasses} onClick={() => setOpen('help')}>
        {shortcuts.title}
        <kbd>?</kbd>
      </button>
      <CommandPalette open={open === 'commands'} onOpenChange={close} onHelp={() => setOpen('help')} />
      <ShortcutHelp
        open={open === 'help'}
        onOpenChange={close}
        singleKeys={singleKeys}
        onSingleKeys={change}
      />
    </div>
  );
}
