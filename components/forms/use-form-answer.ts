// It listens to the answers of a server action.
'use client';

import { unstable_isUnrecognizedActionError, unstable_rethrow } from 'next/navigation';
import { type RefObject, useActionState, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { notify } from '@/components/ui/notify';
import { answerForm } from '@/lib/forms/answer-form';
import { type FormMessage, type FormState, untouched } from '@/lib/forms/form-state';
import { sendAnew } from './send-anew';

/** How long an answer may take until it counts as lost, in ms; the server itself gives up sooner. */
const PATIENCE = 30_000;

interface FormAnswer<Field extends string> {
  state: FormState<Field>;
  /** For the form's `action`. */
  send: (formData: FormData) => void;
  /** From the press of the button until the answer is there, or the next page. */
  busy: boolean;
  /** For the form's `ref`. */
  form: RefObject<HTMLFormElement | null>;
}

/**
 * A form that React sends, and the answers of its server action. Each answer also becomes a toast, which keeps silent
 * beside the notice in the page; the first field that needs another look gets the focus.
 *
 * An answer that does not come, or is none, leaves the page as it was, with everything that was typed, passwords too.
 * Where a release has changed the action, the form is sent to the new one.
 * @param lost what is said when no answer comes
 */
export function useFormAnswer<Field extends string>(
  action: (previous: FormState<Field>, formData: FormData) => Promise<FormState<Field>>,
  lost: FormMessage,
): FormAnswer<Field> {
  const form = useRef<HTMLFormElement>(null);
  const focused = useRef<Element>(null);
  const unanswered = useRef<FormData>(null);
  const stuck = useRef(false);
  const [leaving, setLeaving] = useState(false);

  async function ask(previous: FormState<Field>, formData: FormData): Promise<FormState<Field>> {
    focused.current = document.activeElement;
    unanswered.current = null;
    try {
      // Next sends one after the other, so another one would wait behind the one that hangs.
      if (stuck.current) throw new Outdated();
      return await inTime(action(previous, formData), () => {
        stuck.current = true;
      });
    } catch (error) {
      unstable_rethrow(error);
      const anew = error instanceof Outdated || unstable_isUnrecognizedActionError(error);
      if (anew && form.current && (await sendAnew(form.current, formData))) return never;
      unanswered.current = formData;
      return answerForm(previous, { status: 'error', message: lost, values: previous.values });
    }
  }

  // The server renders the form with the action itself: the browser sends it without script.
  const [state, send, pending] = useActionState(
    typeof window === 'undefined' ? action : ask,
    untouched as FormState<Field>,
  );

  // biome-ignore lint/correctness/useExhaustiveDependencies: each answer is a state of its own.
  useLayoutEffect(() => {
    if (!unanswered.current) return;
    // React has just emptied the form, and a button that could not be pressed has lost the focus.
    if (form.current) fillAgain(form.current, unanswered.current);
    (focused.current as HTMLElement | null)?.focus();
  }, [state]);

  useEffect(() => {
    if (state.destination) {
      setLeaving(true);
      leave(state.destination);
      return;
    }
    if (state.message) notify(state.message, { inPage: true });
    if (!unanswered.current) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [state]);

  useEffect(() => {
    // Somebody who comes back to this page by the browser's button finds it as it was.
    const comeBack = (event: PageTransitionEvent) => event.persisted && setLeaving(false);
    window.addEventListener('pageshow', comeBack);
    return () => window.removeEventListener('pageshow', comeBack);
  }, []);

  return { state, send, busy: pending || leaving, form };
}

/** The action that the page knows does not lead anywhere any more. */
class Outdated extends Error {}

/** The browser is on its way to another page. */
const never = new Promise<never>(() => undefined);

async function inTime<Answer>(answer: Promise<Answer>, onLate: () => void): Promise<Answer> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      onLate();
      reject(new Error('No answer came in time.'));
    }, PATIENCE);
  });
  try {
    const given = await Promise.race([answer, late]);
    if (!given) throw new Error('The answer was empty.');
    return given;
  } finally {
    clearTimeout(timer);
  }
}

function fillAgain(form: HTMLFormElement, typed: FormData) {
  for (const field of form.elements) {
    if (field instanceof HTMLInputElement && /^(checkbox|radio)$/.test(field.type)) {
      field.checked = typed.getAll(field.name).includes(field.value);
    } else if (
      field instanceof HTMLInputElement ||
      field instanceof HTMLTextAreaElement ||
      field instanceof HTMLSelectElement
    ) {
      const value = typed.get(field.name);
      if (typeof value === 'string' && !field.name.startsWith('$ACTION_')) field.value = value;
    }
  }
}

function leave(destination: string) {
  const { pathname, search, href } = window.location;
  const target = new URL(destination, href);
  window.location.assign(target);
  // Another fragment of the same page would only scroll.
  if (target.pathname === pathname && target.search === search) window.location.reload();
}
