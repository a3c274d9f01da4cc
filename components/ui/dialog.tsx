// Client component: makes the page behind it inert while open.
'use client';

import * as DialogPrimitive from 'radix-ui/dialog';
import type { ComponentProps } from 'react';
import { cn } from './cn';
import { DialogOverlay, useRestoreFocus } from './dialog-overlay';

export const Dialog = DialogPrimitive.Root;
export const DialogClose = DialogPrimitive.Close;

type ContentProps = ComponentProps<typeof DialogPrimitive.Content>;

export function DialogContent(props: ContentProps) {
  return (
    <DialogPrimitive.Portal>
      <Modal {...props} />
    </DialogPrimitive.Portal>
  );
}

function Modal({ className, ...props }: ContentProps) {
  const focusBefore = useRestoreFocus();
  return (
    <DialogOverlay className="px-4 py-[12vh]">
      <DialogPrimitive.Content
        data-slot="dialog-content"
        aria-describedby={undefined}
        className={cn(
          'mx-auto w-full max-w-lead rounded-lg border border-edge bg-surface text-ink',
          className,
        )}
        onCloseAutoFocus={focusBefore}
        {...props}
      />
    </DialogOverlay>
  );
}

/** The rest of the page is inert while it is open, so this is the only heading. */
export function DialogTitle({ className, children, ...props }: ComponentProps<'h1'>) {
  return (
    <DialogPrimitive.Title asChild>
      <h1 data-slot="dialog-title" className={cn('text-xl', className)} {...props}>
        {children}
      </h1>
    </DialogPrimitive.Title>
  );
}
