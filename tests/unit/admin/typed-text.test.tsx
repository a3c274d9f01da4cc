// @vitest-environment jsdom
import { act } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { ReplyForm } from '@/app/admin/inbox/reply-form';
import { recallColumns, rememberColumns } from '@/app/admin/mails/newsletter/import-columns';
import { readTable } from '@/app/admin/mails/newsletter/list-file';
import { type ListColumn, understandColumns } from '@/app/admin/mails/newsletter/understand-list';
import { SettingsForm } from '@/app/admin/settings/settings-form';
import { SignOutForm } from '@/components/forms/sign-out-form';
import { crisisAnswersIn } from '@/content/danger/answers';
import { changesSince } from '@/lib/data/settings';
import { type FormState, nextState } from '@/lib/forms/form-state';
import { mounting } from '../../support/mounted';

const actions = vi.hoisted(() => ({
  ...{ sendReply: vi.fn(), moveMessage: vi.fn() },
  ...{ keepSettings: vi.fn(), keepAnswer: vi.fn(), removeAnswer: vi.fn() },
}));
vi.mock('@/app/admin/inbox/actions', () => actions);
vi.mock('@/app/admin/settings/actions', () => actions);

const { button, open, place, show } = mounting();
afterEach(() => localStorage.clear());

const submit = () => act(async () => document.querySelector('form')?.requestSubmit());

const field = (name: string) => document.querySelector(`[name="${name}"]`) as HTMLTextAreaElement;
const first = { id: '1', initialText: 'Hello Nia,', seen: 0, canned: [] };
const reply = <ReplyForm {...first} />;
const lost = () => Promise.reject(new TypeError('Failed to fetch'));
const saved = async (previous: FormState) =>
  nextState(previous, { status: 'success', message: { tone: 'success', title: 'Saved' } });
const refused = (values: Record<string, string>) => async (previous: FormState) =>
  nextState(previous, { status: 'error', message: { tone: 'destructive', title: 'Error' }, values });

test('an answer keeps its text each time sending fails or is refused, and is cleared once sent', async () => {
  await show(reply);
  const body = 'Twenty minutes of thought.';
  field('body').value = body;
  for (const [attempt, answer] of [lost, lost, refused({ body })].entries()) {
    actions.sendReply.mockImplementation(answer);
    await submit();
    expect(actions.sendReply).toHaveBeenCalledTimes(attempt + 1);
    expect(field('body').value).toBe(body);
    expect(document.querySelector('[role=alert]')?.textContent).toMatch(
      answer === lost ? /^Not sent/ : /^Error/,
    );
  }
  actions.sendReply.mockImplementation(saved);
  await submit();
  expect(field('body').value).toBe('Hello Nia,');
});

test('answers in the language of somebody in danger stand first, each with its meaning; a press puts it below the greeting', async () => {
  const crisis = crisisAnswersIn('de');
  await show(<ReplyForm {...first} crisis={crisis} isInDanger />);
  const [ready] = crisis?.answers ?? [];
  const press = button(ready?.label);
  expect(press?.closest('li')?.textContent).toContain(ready?.meaning);
  expect(document.body.textContent).toContain('German');
  press?.click();
  expect(field('body').value).toBe(`Hello Nia,\n\n${ready?.text}`);
  expect(field('body').dir).toBe('auto');
});

test('an answer is kept on the device as it is typed, restored, and dropped once sent', async () => {
  const main = document.createElement('main');
  const signIn = (admin: string) => main.setAttribute('data-admin', admin);
  document.body.append(main);
  main.append(place);
  signIn('ada');
  const type = (text: string) => {
    field('body').value = text;
    field('body').dispatchEvent(new Event('input', { bubbles: true }));
  };
  const shown = (element = reply) => open(element).then(() => field('body').value);
  expect(await shown()).toBe('Hello Nia,');
  expect(document.body.textContent).not.toContain('not sent');
  type('Half an answer');
  const leaving = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(leaving);
  expect(leaving.defaultPrevented).toBe(true);

  expect(await shown()).toBe('Half an answer');
  expect(document.body.textContent).toContain('This is what you had typed and not sent.');
  expect(await shown(<ReplyForm {...first} id="2" initialText="Hello Bo," />)).toBe('Hello Bo,');
  signIn('someone-else');
  expect(await shown()).toBe('Hello Nia,');

  signIn('ada');
  await open(reply);
  actions.sendReply.mockImplementation(saved);
  await submit();
  expect(localStorage.length).toBe(0);
  type('Another');
  await open(<SignOutForm from="site">Sign out</SignOutForm>);
  act(() => void document.querySelector('form')?.dispatchEvent(new Event('submit', { bubbles: true })));
  expect(localStorage.length).toBe(0);
  expect(await shown()).toBe('Hello Nia,');
});

test('settings that are refused keep the ticks of the days and of the weekly mail', async () => {
  const words = { time_zone: 'UTC', sender_name: '', signature: '', ready_answers: {}, helplines_tried: {} };
  const stored = { ...words, weekly_mail: true, open_days: [1, 2, 3, 4, 5] };
  await show(<SettingsForm saved={stored} timeZones={['UTC']} />);
  const boxes = () => [...document.querySelectorAll<HTMLInputElement>('[type=checkbox]')];
  const ticked = () => boxes().map((box) => box.checked);
  for (const at of [0, 6, 7]) await act(async () => boxes()[at]?.click());
  const typed = [false, true, true, true, true, false, true, false];
  expect(ticked()).toEqual(typed);
  for (const answer of [lost, refused({ timeZone: 'UTC', senderName: '<', days: '2,3,4,5,7' })]) {
    actions.keepSettings.mockImplementation(answer);
    await submit();
    expect(ticked()).toEqual(typed);
  }
  // Of what another person may have changed since, only what this one changed is stored.
  const changed = { ...stored, open_days: [2, 3, 4, 5, 7] };
  expect(changesSince(field('shown').value, changed)).toEqual({ open_days: [2, 3, 4, 5, 7] });
  expect(changesSince('{', stored)).toEqual(stored);
});

test('what an admin had typed leaves the device when another person is seen signed in', async () => {
  localStorage.setItem('workspace-draft/ada/reply/1', '{"body":"Half an answer"}');
  localStorage.setItem('workspace-draft/bo/note', '{"note":"Mine"}');
  localStorage.setItem('of-another-part', 'kept');
  const button = { from: 'site', children: 'Sign out' } as const;
  await show(<SignOutForm {...button} />);
  expect(localStorage.length).toBe(3);
  await show(<SignOutForm {...button} person="bo" />);
  expect(Object.keys(localStorage).sort()).toEqual(['of-another-part', 'workspace-draft/bo/note']);
});

test('how a list is read is remembered for the next of its shape, but not that nobody had left yet', () => {
  const read = (row: string) =>
    understandColumns(readTable(`email,unsubscribed_at,status\na@x.org,,active\nb@x.org,${row}\n`)).columns;
  const rolesOf = (columns: ListColumn[] | null) => columns?.map(({ role }) => role).join();
  const early = read(',active');
  expect(rolesOf(early)).toBe('address,unused,left');
  rememberColumns(early, early);
  expect(rolesOf(recallColumns(read('2026-01-02,active')))).toBe('address,left,left');
  // The owner said that the status is about something else; then it says that somebody left.
  const late = read('2026-01-02,paused');
  const corrected = late.map((column, at) => (at === 2 ? { ...column, role: 'unused' as const } : column));
  rememberColumns(corrected, late);
  expect(rolesOf(recallColumns(read('2026-03-04,paused')))).toBe('address,left,unused');
  expect(rolesOf(recallColumns(read('2026-03-04,unsubscribed')))).toBe('address,left,left');
});
