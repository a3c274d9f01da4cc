// The page beneath rests while it is open.
'use client';

import * as AlertDialogPrimitive from 'radix-ui/alert-dialog';
import { type ComponentProps, useLayoutEffect, useRef, useState } from 'react';
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
 * The veil is a plain element: Radix's own overlay brings a package along that writes a style sheet into the page,
 * which the Content-Security-Policy forbids. What lies beneath is kept from scrolling in `app/styles/base.css`.
 */
function Modal({ className, ...props }: ContentProps) {
  const veil = useRef<HTMLDivElement>(null);
  const [before] = useState(() => document.activeElement);

  useLayoutEffect(() => {
    // Not `main` itself: a page without that landmark would be another page.
    const others = [...document.querySelectorAll('body > :not(main), main > *')].filter(
      (element) => element !== veil.current && !element.hasAttribute('inert'),
    );
    for (const element of others) element.setAttribute('inert', '');
    return () => {
      for (const element of others) element.removeAttribute('inert');
    };
  }, []);

  return (
    <div
      ref={veil}
      data-slot="alert-dialog"
      className="fixed inset-0 z-80 grid place-items-center overflow-y-auto bg-(--night)/75 p-5"
    >
      <AlertDialogPrimitive.Content
        data-slot="alert-dialog-content"
        className={cn(
          'grid w-full max-w-[28rem] gap-4 rounded-md border border-edge bg-surface p-6 text-ink sm:p-8',
          className,
        )}
        onCloseAutoFocus={(event) => {
          event.preventDefault();
          if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
        }}
        {...props}
      />
    </div>
  );
}

/** While the dialog is open the rest of the page is inert, so this is the only heading. */
export function AlertDialogTitle({ className, children, ...props }: ComponentProps<'h1'>) {
  return (
    <AlertDialogPrimitive.Title asChild>
      <h1 data-slot="alert-dialog-title" className={cn('text-xl', className)} {...props}>
        {children}
      </h1>
    </AlertDialogPrimitive.Title>
  );
}

export function AlertDialogDescription(props: ComponentProps<typeof AlertDialogPrimitive.Description>) {
  return <AlertDialogPrimitive.Description data-slot="alert-dialog-description" {...props} />;
}
