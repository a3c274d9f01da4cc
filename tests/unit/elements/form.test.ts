// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';
import '@/components/elements/forms';
import { notify } from '@/components/ui/notify';
import { refusals } from '@/content/refusals';
import { refuseRequest } from '@/lib/http/refusals';

const form = (inside = '', action = '') =>
  `<site-form data-ready>${inside}<form action="${action}" method="post"><input name="name" aria-required="true"><button data-busy-label="Sending…">Send</button></form><div hidden data-failed><div data-slot="notice" role="alert" data-tone="destructive"><p data-text="No answer came"></p></div></div></site-form>`;
const notice =
  '<div data-slot="notice" data-tone="destructive" role="alert"><p>Not quite</p><p>Your name?</p></div>';

const fetched = vi.fn<(address: string, request?: RequestInit) => Promise<Pick<Response, 'text'>>>();
const answerWith = (page: string) => fetched.mockResolvedValueOnce({ text: async () => page });

/** A request whose answer is that of `fetched`, parsed. */
class FakeRequest {
  status = 0;
  response: Document | null = null;
  onloadend = () => {};
  to: [method: string, address: string] = ['', ''];

  open(...to: [method: string, address: string]) {
    this.to = to;
  }

  async send(body?: FormData) {
    const [method, address] = this.to;
    const answer = await fetched(address, { method, ...(body && { body }) }).catch(() => null);
    if (answer) this.response = new DOMParser().parseFromString(await answer.text(), 'text/html');
    if (answer) this.status = 200;
    this.onloadend();
  }
}

const find = <Part extends HTMLElement>(selector: string) => document.querySelector<Part>(selector) as Part;
const button = () => find<HTMLButtonElement>('form button');
const input = (name = 'name') => find<HTMLInputElement>(`input[name=${name}]`);
const submit = async () => {
  button().click();
  await vi.advanceTimersByTimeAsync(500);
};
const textsOf = (selector: string) =>
  [...document.querySelectorAll(selector)].map(({ textContent }) => textContent);
const toasts = () => textsOf('[data-toast]');
const failToFetch = () => fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'));

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('XMLHttpRequest', FakeRequest);
  document.body.innerHTML = form();
  fetched.mockReset();
});

it('a form is busy at once, and sends the same fields as a native submission, and the page before', async () => {
  answerWith(`<main>${form(notice)}</main>`);
  input().value = 'Ada';
  button().click();
  expect(button()).toMatchObject({ disabled: true, textContent: 'Sending…' });
  const [address, { method, body } = {}] = fetched.mock.lastCall ?? [];
  expect([address, method]).toEqual([location.href, 'POST']);
  expect(Object.fromEntries(body as FormData)).toEqual({ name: 'Ada', before: ' undefined' });
  await vi.runAllTimersAsync();
});

it('a form shows what the server said where the solver of its challenge does not load', async () => {
  for (let time = 0; time < 2; time++)
    answerWith(form(notice).replace('data-ready', 'data-solver="data:no" data-challenge="a.b"'));
  await submit();
  await vi.runAllTimersAsync();
  expect(fetched).toHaveBeenCalledTimes(2);
  expect(find('[data-slot=notice]').textContent).toBe('Not quiteYour name?');
});

it('a form renders its part of each response, and shows the message as a toast in place of an earlier one', async () => {
  for (const title of ['Not quite', 'Nearly']) {
    answerWith(`<main>${form(notice.replace('Not quite', title))}</main>`);
    await submit();
    expect(find('[data-slot=notice]').textContent).toBe(`${title}Your name?`);
    expect(button().disabled).toBe(false);
    expect(toasts()).toEqual([`${title}Your name?`]);
  }
});

it('a form moves the focus once to what comes next, and not from where somebody has gone since', async () => {
  for (const goes of [false, true]) {
    answerWith(form(`${notice}<input id="wrong" aria-invalid="true"><input id="other">`));
    button().click();
    await vi.advanceTimersByTimeAsync(100);
    if (goes) find('#other').focus();
    await vi.advanceTimersByTimeAsync(400);
    expect(document.activeElement).toBe(find(goes ? '#other' : '#wrong'));
  }
});

it('a form keeps what was typed while the answer was on its way, and the focus in that field', async () => {
  document.body.innerHTML = form('<input name="place" value="Bath">');
  let arrive: (answer: Pick<Response, 'text'>) => void = () => {};
  fetched.mockReturnValueOnce(new Promise((resolve) => (arrive = resolve)));
  input().focus();
  find<HTMLFormElement>('form').requestSubmit();
  input().value = 'Ada';
  arrive({ text: async () => form(`${notice}<input name="place" value="Bath">`) });
  await vi.advanceTimersByTimeAsync(500);
  expect(find('[data-slot=notice]').textContent).toBe('Not quiteYour name?');
  expect([input().value, input('place').value]).toEqual(['Ada', 'Bath']);
  expect(document.activeElement).toBe(input());
});

const named = (id: string) =>
  form().replace('<input', `<input type="hidden" name="$ACTION_1:0" value="${id}"><input`);

const otherPage = () => answerWith('<h1>Bad gateway</h1>');
it.each([
  ['the request fails, as it may have arrived', [failToFetch]],
  ['the response is another page', [otherPage, otherPage]],
  ['it is another page, and the action id is unchanged', [otherPage, () => answerWith(named('old'))]],
])('a form keeps what was typed, shows a connection error and does not retry when %s', async (_, answers) => {
  document.body.innerHTML = named('old');
  for (const answer of answers) answer();
  const field = input();
  field.value = 'Ada';
  field.focus();
  find<HTMLFormElement>('form').requestSubmit();
  await vi.advanceTimersByTimeAsync(200);
  expect(input().value).toBe('Ada');
  expect(document.activeElement).toBe(field);
  expect(button().disabled).toBe(false);
  expect(toasts()).toEqual(['No answer came']);
  expect(document.querySelectorAll('[role=alert]:not([hidden] *)')).toHaveLength(1);
  expect(fetched).toHaveBeenCalledTimes(answers.length);
});

it('a form shows one notice after a failed request, and no earlier error of a field that is filled', async () => {
  const invalid = (name: string) =>
    `<input id="${name}" name="${name}" aria-invalid="true"><p id="${name}-error">Please write your ${name}.</p>`;
  const fields = `${invalid('email')}${invalid('place')}`;
  document.body.innerHTML = form(notice).replace('<button', `${fields}<button`);
  input('email').value = 'ada@example.org';
  for (const _ of ['once', 'twice']) {
    failToFetch();
    await submit();
    expect(textsOf('[data-slot=notice]:not([hidden] *)')).toEqual(['No answer came']);
    expect(find('#email').ariaInvalid).toBeNull();
    expect(find('#email-error')).toBeNull();
    expect(find('#place').ariaInvalid).toBe('true');
    expect(find('#place-error').textContent).toBe('Please write your place.');
  }
});

it('a form shows why the server rejected it, and keeps what was typed', async () => {
  document.body.innerHTML = form().replace('</p>', '</p><p data-text="Try again."></p>');
  const request = new Request(location.href, { method: 'POST' });
  answerWith(await refuseRequest(request, 'too-large').text());
  answerWith(form());
  input().value = 'Ada';
  await submit();
  expect(input().value).toBe('Ada');
  expect(toasts()).toEqual([refusals['too-large'].title + refusals['too-large'].inPlace]);
  expect(find('site-form > [role=alert]').textContent).toContain('Make it shorter');
});

it('a form after a release that changed its action id retries with the new id', async () => {
  document.body.innerHTML = named('old');
  input().value = 'Ada';
  answerWith('Server Action not found.');
  answerWith(named('new'));
  answerWith(form(notice));
  await submit();
  const [, looked, second] = fetched.mock.calls.map(([, request]) => request?.body as FormData);
  expect(looked).toBeUndefined();
  const again = { '$ACTION_1:0': 'new', name: 'Ada', before: ' undefined' };
  expect(Object.fromEntries(second as FormData)).toEqual(again);
  expect(toasts()).toEqual(['Not quiteYour name?']);
});

it('a form leaves forms with another action to the browser', () => {
  document.body.innerHTML = form('', '/elsewhere');
  const submit = new Event('submit', { bubbles: true, cancelable: true });
  find('form').dispatchEvent(submit);
  expect(submit.defaultPrevented).toBe(false);
  expect(fetched).not.toHaveBeenCalled();
});

function show(title: string, options?: Parameters<typeof notify>[1]) {
  notify({ tone: 'success', title }, options);
  vi.advanceTimersByTime(100);
}
const close = () => find<HTMLButtonElement>('[data-toast] button');

it('a toast is added to an existing live region, and disappears by itself, but not while it has focus', () => {
  notify({ tone: 'success', title: 'Sent', text: 'Thank you' });
  expect(find('section[aria-label=Messages]').getAttribute('aria-live')).toBe('polite');
  const shown = [0, 100, 6_000].map((wait) => {
    vi.advanceTimersByTime(wait);
    return toasts();
  });
  expect(shown).toEqual([[], ['SentThank you'], []]);
  show('Sent');
  close().focus();
  vi.advanceTimersByTime(20_000);
  expect(toasts()).toHaveLength(1);
  close().blur();
  vi.advanceTimersByTime(1_000);
  expect(toasts()).toHaveLength(0);
});

it('a toast returns focus when it is closed, and is announced once if the page has the same message', () => {
  input().focus();
  show('Sent');
  show('Sent again', { inPage: true });
  close().focus();
  close().click();
  expect(toasts()).toEqual(['Sent again']);
  expect(document.activeElement).toBe(input());
  expect(find('[data-toast] [aria-hidden=true]').textContent).toBe('Sent again');
});
