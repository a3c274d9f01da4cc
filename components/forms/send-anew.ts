/** How long the page may take, in ms. */
const PATIENCE = 10_000;

/**
 * Sends a form as a browser without script does, with the names that its action has in the release that the server
 * runs now: a release changes them, and a page that was opened before knows only the old ones. The page that answers
 * takes the place of this one.
 * @param form the form on this page
 * @param data what was typed, and is sent
 * @returns false if that page has no such form or cannot be had; then nothing was sent
 */
export async function sendAnew(form: HTMLFormElement, data: FormData): Promise<boolean> {
  const fresh = await findForm([...document.forms].indexOf(form)).catch(() => undefined);
  const names = [...(fresh?.querySelectorAll<HTMLInputElement>('input[name^="$ACTION_"]') ?? [])];
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
  const answer = await fetch(location.href, { cache: 'no-store', signal: AbortSignal.timeout(PATIENCE) });
  if (!answer.ok || new URL(answer.url).pathname !== location.pathname) return undefined;
  return new DOMParser().parseFromString(await answer.text(), 'text/html').forms[index];
}

function hidden(name: string, value: string): HTMLTextAreaElement {
  // An input of one line would lose the line breaks.
  return Object.assign(document.createElement('textarea'), { name, value });
}
