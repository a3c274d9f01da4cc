import { notify, type Tone } from '@/components/ui/notify';

/** Leaves the focus where the person has moved it since. */
export function focusIfNothingIs(element: HTMLElement | null): void {
  if (!document.querySelector(':focus')) element?.focus();
}

/** Disables a button, which loses its focus, and shows its busy label. @returns what reverts all three */
export function setBusy(button: HTMLButtonElement): () => void {
  const label = button.textContent;
  button.disabled = true;
  button.textContent = button.dataset.busyLabel ?? label;
  return () => {
    button.disabled = false;
    button.textContent = label;
    focusIfNothingIs(button);
  };
}

let toast: HTMLElement | undefined;

/** Shows the text of a notice as a toast too, replacing the previous one. It may wait in `data-text`. */
export function showToast(notice: HTMLElement): void {
  const [title = '', text = ''] = [...notice.querySelectorAll('p')].map(
    (part) => (part.textContent ||= part.dataset.text ?? ''),
  );
  toast?.remove();
  toast = notify({ tone: notice.dataset.tone as Tone, title, text }, { inPage: true });
}
