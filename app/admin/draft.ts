// Keeps what is typed in the browser's local storage.
'use client';

import { type RefObject, useEffect, useRef, useState } from 'react';
import { DRAFT_PREFIX } from '@/components/forms/sign-out-form';
import { adminWords } from '@/content/admin/admin';
import { askBeforeLeaving, readLocal, writeLocal } from '@/lib/device/device';

type Texts = Record<string, string>;

const UNDO_MS = 10_000;

/** The fields that a person writes in, and hidden ones that belong to their text; never a password or code. */
const fieldsOf = (form: HTMLFormElement) =>
  [...form.elements].filter(
    (field): field is HTMLInputElement | HTMLTextAreaElement =>
      field instanceof HTMLTextAreaElement ||
      (field instanceof HTMLInputElement &&
        field.name !== 'proof' &&
        (['text', 'date', 'datetime-local'].includes(field.type) || 'draft' in field.dataset)),
  );
const textsIn = (form: HTMLFormElement): Texts =>
  Object.fromEntries(fieldsOf(form).map(({ name, value }) => [name, value]));
/** Whether something was written since; hidden fields are not written. */
const isChanged = (form: HTMLFormElement, since: Texts) =>
  fieldsOf(form).some(({ type, name, value }) => type !== 'hidden' && value !== since[name]);

/** Tells a preview beside the form that a script has changed its fields. */
const announce = (form: HTMLFormElement) => form.dispatchEvent(new Event('input', { bubbles: true }));

const formAround = (inForm: RefObject<HTMLElement | null>) => inForm.current?.closest('form') ?? null;
const keyOf = (name: string) =>
  `${DRAFT_PREFIX}${document.querySelector<HTMLElement>('[data-admin]')?.dataset.admin}/${name}`;

/**
 * Keeps the text of a form on this device as it is typed, restores it, and drops it once sent. Leaving the page with
 * unsent text asks.
 * @param inForm an element inside the form
 * @param name of the draft, such as `reply/<id>`; without one nothing is kept
 * @param state the form's last result
 * @param isSending whether the form is being sent
 * @returns whether a draft was restored, what discards it, and for ten seconds what brings it back
 */
export function useFormDraft(
  inForm: RefObject<HTMLElement | null>,
  name: string | undefined,
  state: { status: string; submission: number; outcome?: string },
  isSending: boolean,
) {
  const unchanged = useRef<Texts>({});
  const [isRestored, setRestored] = useState(false);
  const [discarded, setDiscarded] = useState<Texts | null>(null);
  // No effect event: for a page of another release Next leaves while React renders, when those may not be called.
  const isFree = useRef(false);
  useEffect(() => {
    isFree.current = isSending || state.outcome === 'signed-out' || state.outcome === 'no-role';
  }, [isSending, state]);

  useEffect(() => {
    const element = formAround(inForm);
    if (!name || !element) return;
    const key = keyOf(name);
    // A full or blocked storage keeps no draft; typing goes on.
    const keep = () => writeLocal(key, textsIn(element));
    unchanged.current = Object.fromEntries(
      // A field's value has no carriage returns.
      fieldsOf(element).map(({ name, defaultValue }) => [name, defaultValue.replaceAll('\r', '')]),
    );
    const kept = readTexts(key);
    const isInitial = ({ name, value }: { name: string; value: string }) => value === unchanged.current[name];
    for (const field of fieldsOf(element)) {
      // What is typed before this runs is newer than what was kept.
      if (isInitial(field)) field.value = kept[field.name] ?? field.value;
    }
    setRestored(
      fieldsOf(element).some(
        (field) => field.type !== 'hidden' && field.value === kept[field.name] && !isInitial(field),
      ),
    );
    if (isChanged(element, unchanged.current)) keep();
    announce(element);
    element.addEventListener('input', keep);
    const stopAsking = askBeforeLeaving(
      (link) => !isFree.current && isChanged(element, unchanged.current) && !(link && element.contains(link)),
      () => window.confirm(adminWords.draft.leave),
    );
    return () => {
      element.removeEventListener('input', keep);
      stopAsking();
    };
  }, [name, inForm]);

  useEffect(() => {
    const element = formAround(inForm);
    if (!name || !element || state.status !== 'success') return;
    writeLocal(keyOf(name), null);
    unchanged.current = textsIn(element);
    setRestored(false);
  }, [state, name, inForm]);

  useEffect(() => {
    const timer = discarded && setTimeout(() => setDiscarded(null), UNDO_MS);
    return () => clearTimeout(timer ?? undefined);
  }, [discarded]);

  const put = (texts: Texts) => {
    const element = formAround(inForm);
    for (const field of element ? fieldsOf(element) : []) field.value = texts[field.name] ?? '';
    if (element) announce(element);
  };
  const discard = () => {
    const element = formAround(inForm);
    setDiscarded(element && textsIn(element));
    put(unchanged.current);
    if (name) writeLocal(keyOf(name), null);
    setRestored(false);
  };
  const bringBack =
    discarded &&
    (() => {
      put(discarded);
      if (name) writeLocal(keyOf(name), discarded);
      setDiscarded(null);
      setRestored(true);
    });
  return { isRestored, discard, bringBack };
}

/** What other releases and hands have left there may be anything. */
export function readTexts(key: string): Texts {
  const texts = Object.entries(readLocal(key)).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  return Object.fromEntries(texts);
}
