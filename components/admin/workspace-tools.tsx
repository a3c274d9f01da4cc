// The keyboard is listened to in the browser.
'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { workspaceWords } from '@/content/admin-workspace';
import { CommandPalette } from './command-palette';
import { ShortcutHelp } from './shortcut-help';
import { readKey } from './shortcuts';

type Open = 'commands' | 'help' | null;

/** Kept on the device: someone who speaks to their computer turns single keys off. */
const STORE = 'workspace-single-keys';

/** The keyboard of the workspace, and the two dialogs that it opens. Buttons open them too. */
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
    setSingleKeys(localStorage.getItem(STORE) !== 'off');
    const listen = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);

  const change = (on: boolean) => {
    setSingleKeys(on);
    localStorage.setItem(STORE, on ? 'on' : 'off');
  };
  const close = (isOpen: boolean) => setOpen((now) => (isOpen ? now : null));
  const { commands, shortcuts } = workspaceWords;
  return (
    <div className="workspace-tools">
      <button type="button" className="workspace-tool" onClick={() => setOpen('commands')}>
        {commands.title}
        <kbd>Ctrl K</kbd>
      </button>
      <button type="button" className="workspace-tool" onClick={() => setOpen('help')}>
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
