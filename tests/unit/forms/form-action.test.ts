import { readFileSync } from 'node:fs';
import { beforeEach, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { otherPerson, undeliverable } from '@/content/refusals';
import { WORK_FIELD } from '@/lib/domain/proof-of-work';
import { emailAddress, formAction, manyLines, oneLine, required } from '@/lib/forms/form-action';
import { AGAIN_FIELD, HONEYPOT_FIELD, PERSON_FIELD, untouched } from '@/lib/forms/form-state';
import { BackendUnavailable } from '@/lib/supabase/backend';
import { trackedFiles } from '@/scripts/tracked-files';
import { fc } from '../../support/random';

const { guardRate, headers, reportError } = vi.hoisted(() => ({
  ...{ guardRate: vi.fn(), headers: vi.fn(), reportError: vi.fn() },
}));
vi.mock('@/lib/limits/guard-rate', () => ({ guardRate }));
vi.mock('@/lib/log/report-error', () => ({ reportError }));
vi.mock('next/headers', () => ({ headers }));

const says = (title: string) => ({ tone: 'destructive', title }) as const;
const schema = z.object({
  name: required(oneLine(5)),
  email: required(emailAddress()),
  password: z.string().optional(),
});
const sendForm = vi.fn();
const order: string[] = [];
const note = <T>(step: string, value: T) => {
  order.push(step);
  return value;
};

const action = formAction({
  schema,
  errors: { name: { missing: 'Name?', 'too-long': 'Shorter, please.' }, email: 'Address?' },
  messages: { missing: says('Some are empty'), invalid: says('Look below') },
  failed: says('No answer'),
  unexpected: says('A bug'),
  guard: async () => note('guard', { userId: 'ann' }),
  limit: ({ email }, { userId: id }) => [
    { rule: 'contact', about: email },
    { rule: 'export', about: id },
  ],
  run: async ({ data, values, actor }) => note('run', sendForm({ data, values, actor })),
});

const codesOf = (field: Pick<z.ZodType, 'safeParse'>, typed: unknown) =>
  field.safeParse(typed).error?.issues.map(({ message }) => message);
function form(fields: Record<string, string>): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.set(name, value);
  return data;
}
const send = (fields: Record<string, string>, state = untouched) => action(state, form(fields));
const typed = { name: 'Ann', email: 'ann@example.com' };
const whole = { ...typed, password: 'secret one' };

beforeEach(() => {
  guardRate.mockReset().mockImplementation(async (rule: string) => note(rule, null));
  headers.mockReset().mockResolvedValue(new Headers({ 'next-action': 'a' }));
  sendForm.mockReset().mockResolvedValue({ status: 'success', message: says('Done') });
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  order.length = 0;
});

it('a page of another build gets the action’s id if a script sends the form, and an answer if the browser does', async () => {
  const previous = { ...untouched, build: 'the release before', submission: 2 };
  const answer = await send(whole, previous);
  expect(answer).toMatchObject({ status: 'idle', otherBuild: 'a', submission: 3 });
  expect(order).toEqual([]);
  headers.mockResolvedValue(new Headers());
  expect(await send(whole, previous)).toMatchObject({ status: 'success', message: says('Done') });
});

it('no action closes over anything, so that builds name it alike and their key is no secret', () => {
  const sources = trackedFiles().filter((file) => /^(?:app|components|lib)\/.+\.tsx?$/.test(file));
  const inline = sources.filter((file) => /\n.*['"]use server['"]/.test(readFileSync(file, 'utf8')));
  expect(inline).toEqual([]);
});

it('an address that no mail can reach is refused at the field with the reason, and what was typed stays; others have one form', async () => {
  const email = 'müller@example.com';
  expect(await send({ name: 'Ann', email })).toMatchObject({
    status: 'error',
    fieldErrors: { email: { code: 'undeliverable', text: undeliverable } },
    values: { email },
  });
  const blank = await send({ name: '\u2800', email: 'o’neill@\u200bexample.com' });
  expect(blank.fieldErrors).toEqual({ name: { code: 'missing', text: 'Name?' } });
  const field = required(emailAddress());
  const odd = [undefined, 'ann@example.com,bob@example.com', 'zoë@example.de'];
  expect(odd.flatMap((each) => codesOf(field, each))).toEqual(['missing', 'bad-email', 'undeliverable']);
  expect(field.parse(' o’Hara@\u200bexämple.com')).toBe("o'hara@xn--exmple-cua.com");
});

it('an action checks who sends it, counts each attempt, then runs with what was read', async () => {
  const state = await send({ ...whole, name: ' Ann ', extra: 'x' });
  expect(order).toEqual(['guard', 'contact', 'export', 'run']);
  expect(guardRate.mock.calls.map(([, about]) => about)).toEqual(['ann@example.com', 'ann']);
  const values = { ...typed, name: ' Ann ' };
  expect(sendForm).toHaveBeenCalledWith({ data: whole, values, actor: { userId: 'ann' } });
  const success = { status: 'success', message: says('Done'), fieldErrors: {}, values: {}, submission: 1 };
  expect(state).toEqual(success);
});

it('an action changes nothing for a page of another account, in whose place someone has signed in by another tab', async () => {
  expect(await send({ ...whole, [PERSON_FIELD]: 'bo' })).toMatchObject({
    message: otherPerson,
    values: typed,
  });
  expect(order).toEqual(['guard']);
  expect(await send({ ...whole, [PERSON_FIELD]: 'ann' })).toMatchObject({ status: 'success' });
  const ofAdmin = formAction({
    ...{ schema, errors: {}, messages: { invalid: says('Look below') }, failed: says('No answer') },
    guard: async () => ({ user: { userId: 'ann' } }),
    run: async () => ({ status: 'success' }),
  });
  for (const [person, status] of [
    ['ann', 'success'],
    ['bo', 'error'],
  ] as const)
    expect(await ofAdmin(untouched, form({ ...whole, [PERSON_FIELD]: person }))).toMatchObject({ status });
});

it('an action names each invalid field by a code and its text, also one that only the run can find', async () => {
  const long = await send({ ...whole, name: 'Annabel' });
  const name = { code: 'too-long', text: 'Shorter, please.' };
  const refused = { status: 'error', message: says('Look below'), fieldErrors: { name } };
  expect(long).toMatchObject({ ...refused, values: { ...typed, name: 'Annabel' } });
  const empty = await send({ name: 'Annabel', email: '' }, long);
  expect(empty).toMatchObject({
    message: says('Some are empty'),
    fieldErrors: { name, email: { code: 'missing', text: 'Address?' } },
    submission: 2,
  });
  expect(sendForm).not.toHaveBeenCalled();
  expect(guardRate).not.toHaveBeenCalled();
  const taken = { fieldErrors: { email: 'taken' }, outcome: 'taken' };
  sendForm.mockResolvedValue({ status: 'error', message: says('No'), ...taken });
  expect(await send(whole)).toMatchObject({
    outcome: 'taken',
    fieldErrors: { email: { code: 'taken', text: 'Address?' } },
    values: typed,
  });
});

it('an action runs nothing for a bot, and nothing over a limit', async () => {
  const refused = { status: 'error', values: typed };
  expect(await send({ ...whole, [HONEYPOT_FIELD]: 'x' })).toMatchObject(refused);
  const message = says('Too many tries');
  guardRate.mockResolvedValueOnce(message);
  expect(await send(whole)).toMatchObject({ ...refused, message });
  expect(guardRate).toHaveBeenCalledTimes(1);
  expect(sendForm).not.toHaveBeenCalled();
});

it('an action asks for work where the limit does, keeps what was typed, and passes the work on', async () => {
  guardRate.mockResolvedValueOnce({ ...says('One moment'), challenge: 'a.b' });
  const asked = await send(whole);
  expect(asked).toMatchObject({ message: says('One moment'), challenge: 'a.b', values: typed });
  expect(await send({ ...whole, [WORK_FIELD]: 'a.b.7' }, asked)).not.toHaveProperty('challenge');
  expect(guardRate).toHaveBeenCalledWith('contact', 'ann@example.com', 'a.b.7');
  expect(sendForm).toHaveBeenCalledTimes(1);
});

it('an action keeps what was typed, never a password, and logs the error, whatever fails', async () => {
  for (const error of [new BackendUnavailable(), new Error('bug')]) {
    sendForm.mockRejectedValue(error);
    const { status, message, values } = await send(whole);
    const title = error instanceof BackendUnavailable ? 'No answer' : 'A bug';
    expect([status, message, values]).toEqual(['error', says(title), typed]);
    expect(console.error).toHaveBeenLastCalledWith(error);
  }
  expect(reportError).toHaveBeenCalledTimes(1);
  guardRate.mockRejectedValue(new BackendUnavailable());
  expect(await send(whole)).toMatchObject({ status: 'error', values: typed });
});

it('an action hands what a result brings to the screen, and ignores what is sent back', async () => {
  const data = { codes: ['a', 'b'] };
  sendForm.mockResolvedValue({ status: 'success', data });
  const sentBack = { ...untouched, ...typed, submission: 3 };
  expect(await send(whole, sentBack)).toMatchObject({ data, values: {}, submission: 4 });
});

it('an action brings the filled form back, or leads to another page: in the browser, or by a redirect', async () => {
  const state = await send({ ...whole, [AGAIN_FIELD]: '1' });
  expect(state).toMatchObject({ status: 'idle', values: typed });
  expect(sendForm).not.toHaveBeenCalled();
  const destination = '/account#saved';
  sendForm.mockResolvedValue({ destination });
  expect(await send(whole)).toMatchObject({ status: 'success', destination });
  headers.mockResolvedValue(new Headers());
  await expect(send(whole)).rejects.toThrow('NEXT_REDIRECT');
});

it('an action joins the values of several boxes with one name, and ignores repetitions of others', async () => {
  const boxes = formAction({
    schema: z.object({ days: z.string('missing'), name: z.string() }),
    errors: { days: 'Which?' },
    messages: { invalid: says('No') },
    failed: says('No'),
    multiple: ['days'],
    run: async ({ data }) => ({ status: 'success', values: data }),
  });
  const data = form({ name: 'Ann' });
  expect(await boxes(untouched, data)).toMatchObject({ fieldErrors: { days: { code: 'missing' } } });
  for (const day of ['2', '5']) data.append('days', day);
  data.append('name', 'Bo');
  expect(await boxes(untouched, data)).toMatchObject({ values: { days: '2,5', name: 'Ann' } });
});

const line = oneLine(20);

it('a text of one line holds nothing that breaks a line or a header, is counted in characters, keeps what joins emoji, and loses what no database holds', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 20 }), (text) => {
      expect(line.parse(text)).not.toMatch(/[\p{Cc}\p{Cs}]|^\s|\s$/u);
    }),
  );
  expect([20, 21].map((count) => codesOf(line, '📚'.repeat(count)))).toEqual([undefined, ['too-long']]);
  expect([undefined, '👩\u200d👧'].map((typed) => line.parse(typed))).toEqual(['', '👩\u200d👧']);
  expect(manyLines(100).parse(' a\r\nb\rc\u0000\ud800 ')).toBe('a\nb\nc\uFFFD');
});

it.each([line, manyLines(20), emailAddress()])('a required field is missing if all is invisible', (field) => {
  // The object replacement character is left behind by dictation on an iPhone.
  for (const blank of ['\u2800', '\u200b\u200d', ' \u00a0\u3000', '\u3164\u115f', '\ufffc', '\u00ad\n'])
    expect(codesOf(required(field), blank), JSON.stringify(blank)).toEqual(['missing']);
});
