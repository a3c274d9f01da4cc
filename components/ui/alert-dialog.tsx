// Client component: makes the page behind it inert while open.
'use client';

import * as AlertDialogPrimitive from 'radix-ui/alert-dialog';
import { type ComponentProps, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { cn } from './cn';

export const AlertDialog = AlertDialogPrimitive.Root;
export const AlertDialogCancel = AlertDialogPrimitive.Cancel;
export const AlertDialogAction = AlertDialogPrimitive.Action;

type ContentProps = ComponentProps<typeof AlertDialogPrimitive.Content>;

export function AlertDialogContent(props: ContentProps) {
  return (
    <AlertDialogPrimitive.Portal>
      <Modal {...props} />
    </AlertDialogPrimitive.Portal>
  );
}

/**
 * The dialog on its overlay. Not Radix's overlay, which depends on a package that injects an inline style sheet, and the
 * Content-Security-Policy forbids that. `app/globals.css` locks scrolling.
 */
function Modal({ className, ...props }: ContentProps) {
  const focusBefore = useRestoreFocus();
  const overlay = useInertPage();
  return (
    <div
      ref={overlay}
      data-slot="veil"
      className="fixed inset-0 z-80 grid place-items-center overflow-y-auto bg-(--night)/75 p-[min(1.25rem,5.5vw)]"
    >
      <AlertDialogPrimitive.Content
        data-slot="alert-dialog-content"
        className={cn(
          'grid w-full max-w-[28rem] gap-4 rounded-md border border-edge bg-surface p-[min(1.5rem,7vw)] text-ink sm:p-8',
          className,
        )}
        onCloseAutoFocus={focusBefore}
        {...props}
      />
    </div>
  );
}

/** The rest of the page is inert while it is open, so this is the only heading. */
export function AlertDialogTitle({ className = 'text-xl', children }: ComponentProps<'h1'>) {
  return (
    <AlertDialogPrimitive.Title asChild>
      <h1 data-slot="alert-dialog-title" className={className}>
        {children}
      </h1>
    </AlertDialogPrimitive.Title>
  );
}

export function AlertDialogDescription(props: ComponentProps<typeof AlertDialogPrimitive.Description>) {
  return <AlertDialogPrimitive.Description data-slot="alert-dialog-description" {...props} />;
}

/** @returns a ref of the overlay: while it is there, the rest of the page is inert */
function useInertPage(): RefObject<HTMLDivElement | null> {
  const overlay = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    // Not `main` itself, so that the landmark remains.
    const others = [...document.querySelectorAll('body > :not(main), main > *')].filter(
      (element) => element !== overlay.current && !element.hasAttribute('inert'),
    );
    for (const element of others) element.setAttribute('inert', '');
    return () => {
      for (const element of others) element.removeAttribute('inert');
    };
  }, []);
  return overlay;
}

/** @returns an `onCloseAutoFocus` handler that returns focus to the element that had it when the dialog opened */
function useRestoreFocus(): (event: Event) => void {
  const [before] = useState(() => document.activeElement);
  return (event) => {
    event.preventDefault();
    if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
  };
}
