import { broughtBack, isSendingKey, readSlip, SLIP_KEY, stateOf, withWords } from '@/lib/domain/slip';

/*
 * Keeps three words on the device until eight in the morning. Without it the page is complete: it asks for paper.
 */

const form = document.querySelector<HTMLFormElement>('#slip');
const morning = document.querySelector<HTMLElement>('#morning');
const status = document.querySelector<HTMLElement>('#slip-status');
/** Said once the words are thrown away; they can be brought back from there. */
const thrown = document.querySelector<HTMLElement>('#thrown');
const UNDO_MS = 10_000;

// A browser without styles shows what is hidden, so the page does not hold it.
for (const part of document.querySelectorAll<HTMLElement>('[data-text]'))
  part.textContent = part.dataset.text ?? '';

function readKept() {
  try {
    return readSlip(localStorage.getItem(SLIP_KEY));
  } catch {
    // Storage is blocked.
    return null;
  }
}

function show(): void {
  const slip = readKept();
  const state = slip && stateOf(slip, Date.now());
  if (form) form.hidden = state === 'waiting';
  if (status) status.textContent = state === 'waiting' ? (status.dataset.kept ?? '') : '';
  if (!morning) return;
  morning.hidden = state !== 'shown';
  morning.querySelector('output')?.replaceChildren(state === 'shown' ? (slip?.words ?? '') : '');
}

const input = form?.querySelector('textarea');
// Three words are one line: Enter sends them.
input?.addEventListener('keydown', (event) => {
  if (!isSendingKey(event)) return;
  event.preventDefault();
  form?.querySelector('button')?.click();
});

form?.addEventListener('submit', (event) => {
  event.preventDefault();
  const words = input?.value.trim();
  if (!input || !words) return;
  try {
    localStorage.setItem(SLIP_KEY, JSON.stringify(withWords(readKept(), words, Date.now())));
    input.value = '';
    show();
  } catch {
    if (status) status.textContent = status.dataset.notKept ?? '';
  }
});

morning?.querySelector('button')?.addEventListener('click', () => {
  const kept = readKept();
  localStorage.removeItem(SLIP_KEY);
  show();
  if (!thrown) return;
  thrown.hidden = false;
  const timer = setTimeout(() => {
    thrown.hidden = true;
  }, UNDO_MS);
  const back = thrown.querySelector('button');
  if (!back) return;
  back.focus();
  // In place of what was thrown away before, on a page that stays open for days.
  back.onclick = () => {
    clearTimeout(timer);
    thrown.hidden = true;
    if (kept) localStorage.setItem(SLIP_KEY, JSON.stringify(broughtBack(kept, readKept())));
    show();
    morning.querySelector('button')?.focus();
  };
});

// A page left open over night, or brought back, is shown as of now.
addEventListener('pageshow', show);
document.addEventListener('visibilitychange', show);
show();
