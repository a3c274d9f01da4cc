// It listens to the answers of a server action.
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
import { answerForm } from '@/lib/forms/answer-form';
import { type FormMessage, type FormState, untouched } from '@/lib/forms/form-state';
import { refusedMessage } from './refused';
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
  form: RefCallback<HTMLFormElement>;
}

/**
 * A form that React sends, and the answers of its server action. Each answer also becomes a toast, in place of
 * the one before, which keeps silent beside the notice in the page; the first field that needs another look gets the focus.
 *
 * An answer that does not come, or is none, leaves the page as it was, with everything that was typed, passwords too.
 * Where a release has changed the action, the form is sent to the new one.
 * @param lost what is said when no answer comes
 * @param show makes the toast of a message, and returns it
 */
export function useFormAnswer<Field extends string>(
  action: (previous: FormState<Field>, formData: FormData) => Promise<FormState<Field>>,
  lost: FormMessage,
  show: (message: FormMessage, state: FormState<Field>) => HTMLElement = showToast,
): FormAnswer<Field> {
  const element = useRef<HTMLFormElement>(null);
  const focused = useRef<Element>(null);
  const said = useRef<HTMLElement>(null);
  const isLost = useRef(false);
  const [leaving, setLeaving] = useState(false);
  /** What stands there while an answer hangs: React shows nothing that an action answers before it is through. */
  const [late, setLate] = useState<FormState<Field>>();
  const isLate = useRef(false);

  const lose = (previous: FormState<Field>, message = lost) => {
    isLost.current = true;
    return answerForm(previous, { status: 'error', message, values: previous.values });
  };

  async function ask(previous: FormState<Field>, formData: FormData): Promise<FormState<Field>> {
    // Next sends one after the other, so another one would wait behind the one that hangs.
    let isOutdated = isLate.current;
    if (!isOutdated) focused.current = document.activeElement;
    isLost.current = isOutdated;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const giveUp = new Promise<undefined>((resolve) => {
      timer = setTimeout(() => {
        isLate.current = true;
        setLate(lose(previous));
        resolve(undefined);
      }, PATIENCE);
    });
    try {
      const answer = isOutdated ? undefined : await Promise.race([action(previous, formData), giveUp]);
      if (answer) return answer;
    } catch (error) {
      unstable_rethrow(error);
      const refused = refusedMessage(error);
      if (refused) return lose(previous, refused);
      isOutdated = unstable_isUnrecognizedActionError(error);
    } finally {
      clearTimeout(timer);
    }
    if (isOutdated && element.current && (await sendAnew(element.current, formData))) return nextPage;
    if (isOutdated && isLate.current) setLate((said) => lose(said ?? previous));
    return lose(previous);
  }

  // The server renders the form with the action itself: the browser sends it without script.
  const [answered, send, pending] = useActionState(
    typeof window === 'undefined' ? action : ask,
    untouched as FormState<Field>,
  );
  const state = late ?? answered;
  const say = useEffectEvent((message: FormMessage) => show(message, state));

  useEffect(() => {
    if (state.destination) {
      setLeaving(true);
      leave(state.destination);
      return;
    }
    said.current?.remove();
    if (state.message) said.current = say(state.message);
    // A button that could not be pressed has lost the focus.
    if (isLost.current) (focused.current as HTMLElement | null)?.focus();
    else element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [state]);

  useEffect(() => {
    // After the browser's Back button the page is as it was.
    const comeBack = (event: PageTransitionEvent) => event.persisted && setLeaving(false);
    window.addEventListener('pageshow', comeBack);
    return () => window.removeEventListener('pageshow', comeBack);
  }, []);

  const form = useCallback((mounted: HTMLFormElement | null) => {
    // React empties a form when its action is through.
    const keepTyped = (event: Event) => isLost.current && event.preventDefault();
    element.current = mounted;
    mounted?.addEventListener('reset', keepTyped);
    return () => mounted?.removeEventListener('reset', keepTyped);
  }, []);

  return { state, send, busy: (pending && !late) || leaving, form };
}

const showToast = (message: FormMessage) => notify(message, { inPage: true });

/** The browser is on its way to it. */
const nextPage = new Promise<never>(() => undefined);

function leave(destination: string) {
  const { pathname, search, href } = window.location;
  const target = new URL(destination, href);
  window.location.assign(target);
  // Another fragment of the same page would only scroll.
  if (target.pathname === pathname && target.search === search) window.location.reload();
}
