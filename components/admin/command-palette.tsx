'use client';

import { useRouter } from 'next/navigation';
import { type KeyboardEvent, useId, useState } from 'react';
import { Dialog, DialogContent, DialogTitle } from '@/components/ui/dialog';
import { workspaceCommands, workspacePages, workspaceWords } from '@/content/admin-workspace';
import { filterCommands } from '@/lib/domain/admin/inbox';

interface CommandPaletteProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onHelp: () => void;
}

const { commands: words, shortcuts } = workspaceWords;

/** A dialog that lists all pages and commands, filtered as the user types. */
export function CommandPalette({ open, onOpenChange, onHelp }: CommandPaletteProps) {
  return (
    <Dialog open={open} onOpenChange={onOpenChange}>
      <DialogContent className="overflow-clip">
        <DialogTitle className="sr-only">{words.title}</DialogTitle>
        <CommandList onDone={() => onOpenChange(false)} onHelp={onHelp} />
      </DialogContent>
    </Dialog>
  );
}

function CommandList({ onDone, onHelp }: { onDone: () => void; onHelp: () => void }) {
  const router = useRouter();
  const id = useId();
  const [text, setText] = useState('');
  const [active, setActive] = useState(0);

  const links = [...workspacePages, ...workspaceCommands].map(({ label, href, ...more }) => ({
    label,
    run() {
      onDone();
      if ('leaves' in more) window.location.assign(href);
      else router.push(href);
    },
  }));
  const found = filterCommands(
    [
      ...links,
      {
        label: words.print,
        run() {
          onDone();
          // Closes the dialog first, so that it is not printed.
          setTimeout(() => window.print());
        },
      },
      { label: shortcuts.title, run: onHelp },
    ],
    text,
  );

  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (event.key === 'Enter') found[active]?.run();
    else if (step && found.length > 0) {
      const next = (active + step + found.length) % found.length;
      setActive(next);
      document.getElementById(`${id}-${next}`)?.scrollIntoView({ block: 'nearest' });
    } else return;
    event.preventDefault();
  };

  return (
    <>
      <input
        role="combobox"
        aria-label={words.search}
        aria-expanded="true"
        aria-controls={id}
        aria-activedescendant={found.length > 0 ? `${id}-${active}` : undefined}
        aria-autocomplete="list"
        autoComplete="off"
        placeholder={words.search}
        className="w-full border-b border-line px-5 py-[1.1rem] text-lg/[1.6] focus-visible:-outline-offset-3 focus-visible:shadow-none"
        value={text}
        onChange={({ target }) => {
          setText(target.value);
          setActive(0);
        }}
        onKeyDown={onKeyDown}
      />
      <div
        id={id}
        role="listbox"
        aria-label={words.list}
        className="max-h-[min(24rem,55vh)] overflow-y-auto p-2"
      >
        {found.map(({ label, run }, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the input above keeps focus and handles the keys.
          <div
            key={label}
            id={`${id}-${index}`}
            role="option"
            tabIndex={-1}
            aria-selected={index === active}
            className="cursor-pointer rounded-md px-3 py-[0.55rem] aria-selected:bg-sage-wash"
            onPointerMove={() => setActive(index)}
            onClick={run}
          >
            {label}
          </div>
        ))}
      </div>
      {found.length === 0 && (
        <p role="status" className="px-5 pb-5 text-muted">
          {words.empty}
        </p>
      )}
    </>
  );
}
