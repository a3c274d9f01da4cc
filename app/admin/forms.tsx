'use client';

import { usePathname, useSearchParams } from 'next/navigation';
import {
  type ComponentProps,
  type ReactNode,
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { PersonField, useFormResult, useHydrated } from '@/components/forms/use-form-result';
import { Button } from '@/components/ui/button';
import { cn } from '@/components/ui/cn';
import { Field } from '@/components/ui/field';
import { Input, Select, Textarea } from '@/components/ui/input';
import { Notice } from '@/components/ui/notice';
import { adminWords } from '@/content/admin/admin';
import type { FormMessage } from '@/lib/domain/form-message';
import type { FormAction, FormState } from '@/lib/forms/form-state';
import { useFormDraft } from './draft';

const { draft: draftWords } = adminWords;

/** `useFormResult` for the workspace: one result, one notice. */
export function useAdminForm<Field extends string, Data>(action: FormAction<Field, Data>) {
  const result = useFormResult(action, adminWords.notSent, false);
  return { ...result, isShown: useShownUntilNextAction(result.state.submission) };
}

/** Whether to show a result: until the next form of the page is sent. */
function useShownUntilNextAction(submission: number): boolean {
  const [over, setOver] = useState<number>();
  useEffect(() => {
    // Later, because the pressed button may be in the notice, and the form is read with it.
    const hide = () => setTimeout(() => setOver(submission));
    document.addEventListener('submit', hide, true);
    return () => document.removeEventListener('submit', hide, true);
  }, [submission]);
  return over !== submission;
}

/** Stays in view while its form is scrolled. */
const noticeClasses =
  'sticky top-[calc(var(--frame-top,0rem)+0.5rem)] z-20 outline-none empty:hidden side:top-2';

interface ActionFormProps extends Omit<ComponentProps<'form'>, 'action' | 'ref'> {
  /** From `useAdminForm`. */
  result: Omit<ReturnType<typeof useAdminForm>, 'state'> & {
    state: Pick<FormState, 'status' | 'message' | 'outcome' | 'submission'>;
  };
  /** Keeps what is typed on this device, under this name. */
  draft?: string;
  /** Rendered inside the notice, below its text. */
  inNotice?: ReactNode;
}

/** Labels of the button that loads the page again, by why a form was refused. */
const waysOn: Partial<Record<string, string>> = {
  'signed-out': draftWords.signIn,
  'no-role': draftWords.reload,
};

/** A workspace form with its last result above the fields. */
export function ActionForm({
  result: { state, send, busy, form, isShown },
  draft,
  inNotice,
  className,
  children,
  ...props
}: ActionFormProps) {
  const notice = useRef<HTMLDivElement>(null);
  const wayOn = waysOn[state.outcome ?? ''];
  const { isRestored, discard, bringBack } = useFormDraft(notice, draft, state, busy);

  useEffect(() => {
    // If the clicked button was removed with its row, focus moves to the result.
    if (state.submission > 0 && document.activeElement === document.body) notice.current?.focus();
  }, [state]);

  return (
    <form
      ref={form}
      action={send}
      noValidate
      aria-busy={busy}
      data-print="hide"
      // Without boxes in closed details, whose labels have no text for checkers.
      className={cn('in-[details:not([open])]:hidden', className)}
      {...props}
    >
      <PersonField />
      <div ref={notice} tabIndex={-1} className={noticeClasses}>
        {state.message && isShown && (
          <Notice key={state.submission} message={state.message}>
            {inNotice}
            {wayOn && (
              <Button size="sm" className="mt-3" onClick={() => window.location.reload()}>
                {wayOn}
              </Button>
            )}
          </Notice>
        )}
      </div>
      {(isRestored || bringBack) && (
        <p role="status" className="text-sm text-muted">
          {bringBack ? draftWords.discarded : draftWords.restored}{' '}
          <button type="button" className="link" onClick={bringBack ?? discard}>
            {draftWords[bringBack ? 'bringBack' : 'discard']}
          </button>
        </p>
      )}
      {children}
    </form>
  );
}

interface FieldsFormProps<Name extends string, Data> {
  action: FormAction<Name, Data>;
  fields: readonly (Pick<ComponentProps<typeof Field>, 'label' | 'hint' | 'required'> & {
    name: Name;
    type?: 'email';
  })[];
  submit: string;
  draft?: string;
}

/** A form of a few fields beside each other, such as one that adds to a list. */
export function FieldsForm<Name extends string, Data>({
  action,
  fields,
  submit,
  draft,
}: FieldsFormProps<Name, Data>) {
  const result = useAdminForm(action);
  const { values, fieldErrors } = result.state;
  return (
    <ActionForm result={result} draft={draft} className="grid gap-4">
      <div className="flex flex-wrap items-start gap-4">
        {fields.map(({ name, type, ...field }) => (
          <Field key={name} name={name} error={fieldErrors[name]} className="grow" {...field}>
            <Input
              type={type}
              defaultValue={values[name]}
              maxLength={type === 'email' ? 254 : undefined}
              autoComplete="off"
            />
          </Field>
        ))}
        <Button type="submit" variant="secondary" className="sm:mt-8" disabled={result.busy}>
          {submit}
        </Button>
      </div>
    </ActionForm>
  );
}

/** A result in the page's URL, such as `?done=saved`, shown once. */
export function PageNotice({ message, parameter }: { message: FormMessage; parameter: string }) {
  const isShown = useShownUntilNextAction(0);
  useEffect(() => {
    // Later, when Next's router follows `replaceState`: it would otherwise write the parameter again after a form is sent.
    const timer = setTimeout(() => {
      const url = new URL(window.location.href);
      url.searchParams.delete(parameter);
      window.history.replaceState(null, '', url);
    });
    return () => clearTimeout(timer);
  }, [parameter]);
  return isShown && <Notice message={message} className="mb-6" />;
}

/** After this time the page is no longer expected. */
const GIVEN_UP_MS = 30_000;

/** Whether this click or submission opens another page in this tab. */
function opensPage(event: MouseEvent | SubmitEvent): boolean {
  const { target } = event;
  if (event instanceof SubmitEvent)
    return target instanceof HTMLFormElement && target.method === 'get' && /^https?:/.test(target.action);
  if (event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return false;
  const link = target instanceof Element && target.closest('a');
  if (!link || link.target || link.hasAttribute('download') || !/^https?:/.test(link.href)) return false;
  const bare = (url: string) => url.split('#')[0];
  return bare(link.href) !== bare(window.location.href);
}

/** A bar at the top from the click on a link until its page is there, and, through CSS, while a form is sent. */
export function PendingBar() {
  const place = `${usePathname()}?${useSearchParams()}`;
  /** The page that was left. */
  const [from, setFrom] = useState<string>();
  useEffect(() => {
    let timer = 0;
    const end = () => setFrom(undefined);
    const begin = (event: MouseEvent | SubmitEvent) => {
      if (!opensPage(event)) return;
      setFrom(place);
      clearTimeout(timer);
      timer = window.setTimeout(end, GIVEN_UP_MS);
    };
    // Last, so that a question before leaving can stop it (`useFormDraft`).
    window.addEventListener('click', begin);
    window.addEventListener('submit', begin);
    // The page may come back from the back/forward cache.
    window.addEventListener('pageshow', end);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('click', begin);
      window.removeEventListener('submit', begin);
      window.removeEventListener('pageshow', end);
    };
  }, [place]);
  return (
    <div
      aria-hidden="true"
      data-slot="pending"
      className="pending-bar"
      data-pending={from === place || undefined}
    />
  );
}

interface ChoiceFieldProps extends Omit<ComponentProps<typeof Field>, 'children'> {
  options: readonly { id: string; label: string | null }[];
  /** The id of the initially selected option. */
  chosen: string;
}

/** A select field, remounted when `chosen` changes. */
export function ChoiceField({ options, chosen, ...field }: ChoiceFieldProps) {
  return (
    <Field {...field}>
      <Select key={chosen} defaultValue={chosen}>
        {options.map(({ id, label }) => (
          <option key={id} value={id}>
            {label}
          </option>
        ))}
      </Select>
    </Field>
  );
}

/**
 * A textarea that begins with text. When React hydrates one, it sets the value to the initial text, and what was typed by
 * then is lost; so this one hydrates as if empty. Assigning `value` once makes the textarea ignore later changes of its default.
 */
export function PrefilledTextarea({ ref, id, defaultValue = '', ...props }: ComponentProps<typeof Textarea>) {
  const area = useRef<HTMLTextAreaElement>(null);
  useImperativeHandle(ref, () => area.current as HTMLTextAreaElement, []);
  const isHydrating = !useHydrated() && typeof window !== 'undefined';
  const typed = isHydrating && id ? document.getElementById(id) : null;
  if (typed && 'value' in typed) typed.value = String(typed.value);
  useLayoutEffect(() => {
    if (area.current) area.current.defaultValue = String(defaultValue);
  }, [defaultValue]);
  const initial = isHydrating ? '' : defaultValue;
  return <Textarea ref={area} id={id} defaultValue={initial} suppressHydrationWarning {...props} />;
}

/** A print button; hidden without JavaScript. */
export function PrintLink({ label }: { label: string }) {
  return (
    <button type="button" className="link is-alone noscript:hidden" onClick={() => window.print()}>
      {label}
    </button>
  );
}
