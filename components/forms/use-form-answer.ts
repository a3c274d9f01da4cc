// It listens to the answers of a server action.
'use client';

import { type RefObject, useActionState, useEffect, useRef, useState } from 'react';
import { notify } from '@/components/ui/notify';
import { type FormState, untouched } from '@/lib/forms/form-state';

interface FormAnswer<Field extends string> {
  state: FormState<Field>;
  /** For the form's `action`. */
  send: (formData: FormData) => void;
  /** From the press of the button until the answer is there, or the next page. */
  busy: boolean;
  form: RefObject<HTMLFormElement | null>;
}

/**
 * A form that React sends, and the answers of its server action. Each answer also becomes a toast, which keeps silent
 * beside the notice in the page; the first field that needs another look gets the focus.
 */
export function useFormAnswer<Field extends string>(
  action: (previous: FormState<Field>, formData: FormData) => Promise<FormState<Field>>,
): FormAnswer<Field> {
  const [state, send, pending] = useActionState(action, untouched as FormState<Field>);
  const [leaving, setLeaving] = useState(false);
  const form = useRef<HTMLFormElement>(null);

  useEffect(() => {
    if (state.destination) {
      setLeaving(true);
      leave(state.destination);
      return;
    }
    if (state.message) notify(state.message, { inPage: true });
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [state]);

  useEffect(() => {
    // Somebody who comes back to this page by the browser's button finds it as it was.
    const comeBack = (event: PageTransitionEvent) => event.persisted && setLeaving(false);
    window.addEventListener('pageshow', comeBack);
    return () => window.removeEventListener('pageshow', comeBack);
  }, []);

  return { state, send, busy: pending || leaving, form };
}

function leave(destination: string) {
  const { pathname, search, href } = window.location;
  const target = new URL(destination, href);
  window.location.assign(target);
  // Another fragment of the same page would only scroll.
  if (target.pathname === pathname && target.search === search) window.location.reload();
}
