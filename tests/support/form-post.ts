import { load } from 'cheerio';
import { readState } from '../../scripts/state.ts';

export type FoundForm = Awaited<ReturnType<typeof findForm>>;
export type FormResponse = Awaited<ReturnType<typeof send>>;

/**
 * Finds the form of a page that has a field with this name, with the hidden fields that identify its server action.
 * @throws when there is none
 */
export async function findForm(path: string, field: string, siteUrl = readState().siteUrl) {
  const $ = load(await (await fetch(siteUrl + path)).text());
  const form = $(`form:has([name="${field}"])`).first();
  if (form.length === 0) throw new Error(`${path} has no form with a field "${field}".`);
  const inputs = form.find('input[type="hidden"][name^="$"]').get();
  const hidden = inputs.map(({ attribs: { name = '', value = '' } }) => [name, value] as const);
  return { siteUrl, path, hidden };
}

type Fields = Readonly<Record<string, string>>;

/** Submits a form as a browser does without JavaScript. */
export function postForm(form: FoundForm, fields: Fields, headers: Fields = {}) {
  const body = new FormData();
  for (const [name, value] of [...form.hidden, ...Object.entries(fields)]) body.append(name, value);
  return send(form, body, headers);
}

/** Submits a form as hydrated React does: the server action by its id, the fields as its argument. */
export function postFormByScript(form: FoundForm, fields: Fields) {
  const reference = form.hidden.find(([name]) => /^\$ACTION_\d+:0$/.test(name))?.[1] ?? '{}';
  const { id } = JSON.parse(reference) as { id?: string };
  if (!id) throw new Error(`The form of ${form.path} contains no action id.`);
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.append(`_1_${name}`, value);
  const previous = { status: 'idle', fieldErrors: {}, values: {}, submission: 0 };
  body.append('0', JSON.stringify([previous, '$K1']));
  return send(form, body, { 'next-action': id, accept: 'text/x-component' });
}

/** @returns the page as HTML or, for a post by script, React's response stream, and how long it took */
async function send({ siteUrl, path }: FoundForm, body: FormData, headers: Fields) {
  const start = performance.now();
  const response = await fetch(siteUrl + path, {
    method: 'POST',
    body,
    redirect: 'manual',
    // A missing response is a fault.
    signal: AbortSignal.timeout(60_000),
    headers: { origin: siteUrl, referer: siteUrl + path, ...headers },
  });
  const text = await response.text();
  const { status, headers: answered } = response;
  const cookies = answered.getSetCookie().map((line) => line.split(';')[0] ?? '');
  return { status, body: text, milliseconds: performance.now() - start, headers: answered, cookies };
}
