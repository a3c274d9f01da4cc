// Client component: makes the rest of the page inert while mounted.
'use client';

import { type ComponentProps, useLayoutEffect, useRef, useState } from 'react';
import { cn } from './cn';

/**
 * Overlay behind a dialog. Not Radix's, which depends on a package that injects an inline style sheet, and the
 * Content-Security-Policy forbids that. `app/styles/base.css` locks scrolling.
 */
export function DialogOverlay({ className, ...props }: ComponentProps<'div'>) {
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

  return (
    <div
      ref={overlay}
      data-slot="veil"
      className={cn('fixed inset-0 z-80 overflow-y-auto bg-(--night)/75', className)}
      {...props}
    />
  );
}

/** @returns an `onCloseAutoFocus` handler that returns focus to the element that had it when the dialog opened */
export function useRestoreFocus(): (event: Event) => void {
  const [before] = useState(() => document.activeElement);
  return (event) => {
    event.preventDefault();
    if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
  };
}
