// It makes the rest of the page inert while it is there.
'use client';

import { type ComponentProps, useLayoutEffect, useRef, useState } from 'react';
import { cn } from './cn';

/**
 * What lies between a dialog and the page. A plain element: Radix's own overlay brings a package along that writes a
 * style sheet into the page, which the Content-Security-Policy forbids. What lies beneath is kept from scrolling in
 * `app/styles/base.css`.
 */
export function Veil({ className, ...props }: ComponentProps<'div'>) {
  const veil = useRef<HTMLDivElement>(null);

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
      data-slot="veil"
      className={cn('fixed inset-0 z-80 overflow-y-auto bg-(--night)/75', className)}
      {...props}
    />
  );
}

/** @returns for `onCloseAutoFocus`: gives the focus back to what had it when the dialog came */
export function useFocusBefore(): (event: Event) => void {
  const [before] = useState(() => document.activeElement);
  return (event) => {
    event.preventDefault();
    if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
  };
}
