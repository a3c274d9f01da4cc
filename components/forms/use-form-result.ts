// Client component: names the person of a page in its forms, and handles the results of their server actions.
'use client';

import { unstable_isUnrecognizedActionError, unstable_rethrow } from 'next/navigation';
import {
  createContext,
  createElement,
  type ReactNode,
  type RefCallback,
  use,
  useActionState,
  useCallback,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { notify } from '@/components/ui/notify';
import { inPlaceOf, type Refusal, refusals } from '@/content/refusals';
import { parsePage } from '@/lib/device/page-start';
import type { FormMessage } from '@/lib/domain/form-message';
import {
  build,
  type FormAction,
  type FormState,
  nextState,
  PERSON_FIELD,
  untouched,
} from '@/lib/forms/form-state';

const Person = createContext('');

/** Names the person of the page in each form inside. */
export const FormsOf = ({ person, children }: { person: string; children: ReactNode }) =>
  createElement(Person, { value: person }, children);

/** Without it a form left open in one tab would act for the account that another tab has signed in to. */
export const PersonField = () =>
  createElement('input', { type: 'hidden', name: PERSON_FIELD, value: use(Person) });

/** Longer than the server's own timeout, in ms. */
const TIMEOUT_MS = 30_000;

interface SubmittedForm<Field extends string, Data = undefined> {
  state: FormState<Field, Data>;
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
 * If the request fails or times out, the page and everything typed stay, passwords included. After a release the browser
 * submits the form, so that the page of the new one shows the result.
 * @param requestFailed message if the request fails
 * @param toasts false where the notice in the page is enough
 */
export function useFormResult<Field extends string, Data = undefined>(
  action: FormAction<Field, Data>,
  requestFailed: FormMessage,
  toasts = true,
): SubmittedForm<Field, Data> {
  const element = useRef<HTMLFormElement>(null);
  const focused = useRef<Element>(null);
  const toast = useRef<HTMLElement>(null);
  const hasFailed = useRef(false);
  const [leaving, setLeaving] = useState(false);
  /** Shown when a request times out: React commits no new action state while an action is pending. */
  const [timedOut, setTimedOut] = useState<FormState<Field, Data>>();
  const hasTimedOut = useRef(false);

  const fail = (previous: FormState<Field, Data>, refused?: Refusal) => {
    hasFailed.current = true;
    const { values, data } = previous;
    return nextState<Field, Data>(previous, {
      status: 'error',
      message: refused ? messageOf(refused) : requestFailed,
      ...(refused && { outcome: refused }),
      values,
      ...(data !== undefined && { data }),
    });
  };

  async function submit(
    previous: FormState<Field, Data>,
    formData: FormData,
  ): Promise<FormState<Field, Data>> {
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
    const send = () => Promise.race([action({ ...withoutData(previous), build }, formData), timeout]);
    let actionId: string | undefined;
    try {
      let result = isOutdated ? undefined : await send();
      if (result?.challenge) {
        const { addWork } = await import('@/components/elements/solve');
        await addWork(formData, result.challenge);
        result = await send();
      }
      actionId = result?.otherBuild;
      if (result && !actionId) return result;
      isOutdated ||= actionId !== undefined;
    } catch (error) {
      unstable_rethrow(error);
      const refused = refusalOf(error);
      if (refused) return fail(previous, refused);
      isOutdated = unstable_isUnrecognizedActionError(error);
    } finally {
      clearTimeout(timer);
    }
    if (isOutdated && element.current && (await submitNatively(element.current, formData, actionId)))
      return navigation;
    if (isOutdated && hasTimedOut.current) setTimedOut((shown) => fail(shown ?? previous));
    return fail(previous);
  }

  // The server renders the form with the original action, so that it works without JavaScript.
  const [result, send, pending] = useActionState(
    typeof window === 'undefined' ? action : submit,
    untouched as FormState<Field, Data>,
    // Without JavaScript the form is sent to its own page. Else React writes an empty `action`, which HTML forbids.
    '#',
  );
  const state = timedOut ?? result;
  const show = useEffectEvent((message: FormMessage) => {
    if (toasts) toast.current = notify(message, { inPage: true });
  });

  useEffect(() => {
    if (state.destination) {
      setLeaving(true);
      navigate(state.destination);
      return;
    }
    toast.current?.remove();
    if (state.message) show(state.message);
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

/** Never resolves: keeps the form pending while the browser navigates. */
const navigation = new Promise<never>(() => undefined);

function navigate(destination: string) {
  const { pathname, search, href } = window.location;
  const target = new URL(destination, href);
  window.location.assign(target);
  // If only the fragment differs, assigning the URL would scroll and not load.
  if (target.pathname === pathname && target.search === search) window.location.reload();
}

/** What a result brought is not sent back: the server uses only the count. */
function withoutData<Field extends string, Data>(state: FormState<Field, Data>): FormState<Field, Data> {
  const { data: _, ...rest } = state;
  return rest;
}

const reasons = Object.keys(refusals) as Refusal[];

/** The reason if an action's request got a refusal page (`lib/http/refusals.ts`); undefined for other errors. */
export function refusalOf(error: unknown): Refusal | undefined {
  const text = error instanceof Error ? error.message : '';
  return reasons.find((each) => inPlaceOf(each) === text);
}

const messageOf = (reason: Refusal): FormMessage => ({
  tone: 'destructive',
  title: refusals[reason].title,
  text: inPlaceOf(reason),
});

/** Time limit for fetching the page, in ms. */
const PAGE_TIMEOUT_MS = 10_000;

/**
 * Submits a form natively to the release that the server runs now. The browser then navigates to the response.
 * @param form the form on this page
 * @param data the form data to submit
 * @param actionId if the current release has the action; otherwise the form in the same place is taken
 * @returns false, with nothing sent, if the current page could not be fetched or has no such form
 */
async function submitNatively(form: HTMLFormElement, data: FormData, actionId?: string): Promise<boolean> {
  const place = [...document.forms].indexOf(form);
  const forms = await fetchForms().catch(() => []);
  const found = forms.map((each) => [...each.querySelectorAll<HTMLInputElement>('input[name^="$ACTION_"]')]);
  const fields = actionId
    ? found.find((inputs) => inputs.some(({ value }) => value.includes(actionId)))
    : found[place];
  if (!fields?.length) return false;
  const copy = document.createElement('form');
  Object.assign(copy, { method: 'post', enctype: 'multipart/form-data', hidden: true });
  for (const { name, value } of fields) copy.append(hidden(name, value));
  for (const [name, value] of data) {
    if (typeof value === 'string' && !name.startsWith('$ACTION_')) copy.append(hidden(name, value));
  }
  document.body.append(copy);
  copy.submit();
  return true;
}

/** The forms of the page as the server sends it now. */
async function fetchForms(): Promise<HTMLFormElement[]> {
  // Another address, because a cache in front may still have the page of the release before.
  const fresh = new URL(location.href);
  fresh.searchParams.set('fresh', String(Date.now()));
  const response = await fetch(fresh, {
    cache: 'no-store',
    signal: AbortSignal.timeout(PAGE_TIMEOUT_MS),
  });
  if (!response.ok || new URL(response.url).pathname !== location.pathname) return [];
  return [...parsePage(await response.text()).forms];
}

function hidden(name: string, value: string): HTMLTextAreaElement {
  // Unlike a text input, a textarea preserves line breaks.
  return Object.assign(document.createElement('textarea'), { name, value });
}

const never = () => () => undefined;

/** False on the server and while its page is hydrated; true afterwards. */
export const useHydrated = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
