/** Time limit for fetching the page, in ms. */
const TIMEOUT_MS = 10_000;

/**
 * Submits a form natively with the action id of the release that the server runs now: ids change with each release, and
 * this page knows only the old one. The browser then navigates to the response.
 * @param form the form on this page
 * @param data the form data to submit
 * @returns false, with nothing sent, if the current page could not be fetched or has no such form
 */
export async function submitNatively(form: HTMLFormElement, data: FormData): Promise<boolean> {
  const current = await findForm([...document.forms].indexOf(form)).catch(() => undefined);
  const names = [...(current?.querySelectorAll<HTMLInputElement>('input[name^="$ACTION_"]') ?? [])];
  if (names.length === 0) return false;
  const copy = document.createElement('form');
  Object.assign(copy, { method: 'post', enctype: 'multipart/form-data', hidden: true });
  for (const { name, value } of names) copy.append(hidden(name, value));
  for (const [name, value] of data) {
    if (typeof value === 'string' && !name.startsWith('$ACTION_')) copy.append(hidden(name, value));
  }
  document.body.append(copy);
  copy.submit();
  return true;
}

async function findForm(index: number): Promise<HTMLFormElement | undefined> {
  const response = await fetch(location.href, { cache: 'no-store', signal: AbortSignal.timeout(TIMEOUT_MS) });
  if (!response.ok || new URL(response.url).pathname !== location.pathname) return undefined;
  return new DOMParser().parseFromString(await response.text(), 'text/html').forms[index];
}

function hidden(name: string, value: string): HTMLTextAreaElement {
  // Unlike a text input, a textarea preserves line breaks.
  return Object.assign(document.createElement('textarea'), { name, value });
}
