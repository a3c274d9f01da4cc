// The browser opens a modal dialog by a method call only.
'use client';

import { type ReactNode, useEffect, useId, useRef } from 'react';
import { cn } from './cn';

interface DialogProps {
  open: boolean;
  /** Told of every way out: Escape, the click beside it, the close button. */
  onClose: () => void;
  title: string;
  className?: string;
  children: ReactNode;
}

/** The native modal: it keeps the focus, closes on Escape, and gives the focus back. */
export function Dialog({ open, onClose, title, className, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();

  useEffect(() => {
    const element = dialog.current;
    if (!element || element.open === open) return;
    if (open) element.showModal();
    else element.close();
  }, [open]);

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape is the key of a dialog, and the browser hears it.
    <dialog
      ref={dialog}
      data-slot="dialog"
      aria-labelledby={titleId}
      onClose={onClose}
      onClick={(event) => event.target === dialog.current && onClose()}
      className={cn(
        'm-auto w-[min(32rem,calc(100vw-2rem))] rounded-md border border-edge bg-surface p-0 text-ink',
        'backdrop:bg-[#10191ccc]',
        className,
      )}
    >
      <div className="grid gap-4 p-6 sm:p-8">
        <h2 id={titleId} className="text-xl">
          {title}
        </h2>
        {children}
      </div>
    </dialog>
  );
}
