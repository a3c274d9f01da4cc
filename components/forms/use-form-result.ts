// Client hook: handles the results of a server action.
'use client';

import { unstable_isUnrecognizedActionError, unstable_rethrow } from 'next/navigation';
import {
  type RefCallback,
  useActionState,
  useCallback,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';
import { notify } from '@/components/ui/notify';
import { formResult } from '@/lib/forms/form-result';
import { type FormMessage, type FormState, untouched } from '@/lib/forms/form-state';
import { refusedMessage } from './refused';
import { submitNatively } from './submit-natively';

/** Longer than the server's own timeout, in ms. */
const TIMEOUT_MS = 30_000;

interface FormResult<Field extends string> {
  state: FormState<Field>;
  /** For the form's `action` prop. */
  send: (formData: FormData) => void;
  /** True from submitting until the result is shown or the next page loads. */
  busy: boolean;
  /** For the form's `ref` prop. */
  form: RefCallback<HTMLFormElement>;
}

/**
 * Submits a form to its server action. Each result also becomes a toast, which replaces the previous one and is not
 * announced, because the notice in the page is. Focus moves to the first invalid field.
 *
 * If the request fails or times out, the page and everything typed stay, passwords included. If a release has changed
 * the action's id, the form is submitted to the current one.
 * @param requestFailed message if the request fails
 * @param show shows a message as a toast and returns the toast
 */
export function useFormResult<Field extends string>(
  action: (previous: FormState<Field>, formData: FormData) => Promise<FormState<Field>>,
  requestFailed: FormMessage,
  show: (message: FormMessage, state: FormState<Field>) => HTMLElement = showToast,
): FormResult<Field> {
  const element = useRef<HTMLFormElement>(null);
  const focused = useRef<Element>(null);
  const toast = useRef<HTMLElement>(null);
  const hasFailed = useRef(false);
  const [leaving, setLeaving] = useState(false);
  /** Shown when a request times out: React commits no new action state while an action is pending. */
  const [timedOut, setTimedOut] = useState<FormState<Field>>();
  const hasTimedOut = useRef(false);

  const fail = (previous: FormState<Field>, message = requestFailed) => {
    hasFailed.current = true;
    return formResult(previous, { status: 'error', message, values: previous.values });
  };

  async function submit(previous: FormState<Field>, formData: FormData): Promise<FormState<Field>> {
    // Next runs actions one at a time, so after a timeout another call would queue behind the one that hangs.
    let isOutdated = hasTimedOut.current;
    if (!isOutdated) focused.current = document.activeElement;
    hasFailed.current = isOutdated;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const timeout = new Promise<undefined>((resolve) => {
      timer = setTimeout(() => {
        hasTimedOut.current = true;
        setTimedOut(fail(previous));
        resolve(undefined);
      }, TIMEOUT_MS);
    });
    try {
      const result = isOutdated ? undefined : await Promise.race([action(previous, formData), timeout]);
      if (result) return result;
    } catch (error) {
      unstable_rethrow(error);
      const refused = refusedMessage(error);
      if (refused) return fail(previous, refused);
      isOutdated = unstable_isUnrecognizedActionError(error);
    } finally {
      clearTimeout(timer);
    }
    if (isOutdated && element.current && (await submitNatively(element.current, formData))) return navigation;
    if (isOutdated && hasTimedOut.current) setTimedOut((shown) => fail(shown ?? previous));
    return fail(previous);
  }

  // The server renders the form with the original action, so that it works without JavaScript.
  const [result, send, pending] = useActionState(
    typeof window === 'undefined' ? action : submit,
    untouched as FormState<Field>,
  );
  const state = timedOut ?? result;
  const showMessage = useEffectEvent((message: FormMessage) => show(message, state));

  useEffect(() => {
    if (state.destination) {
      setLeaving(true);
      navigate(state.destination);
      return;
    }
    toast.current?.remove();
    if (state.message) toast.current = showMessage(state.message);
    // The button was disabled while pending and has lost focus.
    if (hasFailed.current) (focused.current as HTMLElement | null)?.focus();
    else element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [state]);

  useEffect(() => {
    // Restored from the back/forward cache.
    const onPageShow = (event: PageTransitionEvent) => event.persisted && setLeaving(false);
    window.addEventListener('pageshow', onPageShow);
    return () => window.removeEventListener('pageshow', onPageShow);
  }, []);

  const form = useCallback((mounted: HTMLFormElement | null) => {
    // React resets a form when its action completes.
    const keepValues = (event: Event) => hasFailed.current && event.preventDefault();
    element.current = mounted;
    mounted?.addEventListener('reset', keepValues);
    return () => mounted?.removeEventListener('reset', keepValues);
  }, []);

  return { state, send, busy: (pending && !timedOut) || leaving, form };
}

const showToast = (message: FormMessage) => notify(message, { inPage: true });

/** Never resolves: keeps the form pending while the browser navigates. */
const navigation = new Promise<never>(() => undefined);

function navigate(destination: string) {
  const { pathname, search, href } = window.location;
  const target = new URL(destination, href);
  window.location.assign(target);
  // If only the fragment differs, assigning the URL would scroll and not load.
  if (target.pathname === pathname && target.search === search) window.location.reload();
}
