import 'server-only';

import { headers } from 'next/headers';
import { redirect, unstable_rethrow } from 'next/navigation';
import { z } from 'zod';
import { notAccepted, otherPerson, undeliverable } from '@/content/refusals';
import {
  isBlank,
  isEmailAddress,
  isUndeliverable,
  normaliseEmail,
  storable,
} from '@/lib/domain/email-address';
import type { FormMessage } from '@/lib/domain/form-message';
import { WORK_FIELD } from '@/lib/domain/proof-of-work';
import type { User } from '@/lib/domain/session';
import { guardRate } from '@/lib/limits/guard-rate';
import type { RateRule } from '@/lib/limits/rules';
import { reportError, UnreadableBody } from '@/lib/log/report-error';
import { routeOf } from '@/lib/pages';
import { BackendFailure } from '@/lib/supabase/backend';
import type { FormAction, FormState } from './form-state';
import { AGAIN_FIELD, build, HONEYPOT_FIELD, nextState, PERSON_FIELD } from './form-state';

/** Fields that are never sent back to the browser. All others are; the limit of 1 MB bounds them. */
const SECRET_FIELDS: readonly string[] = [
  ...['password', 'confirmPassword', 'currentPassword', 'proof'],
  // A device's answer to a `DeviceRequest`.
  ...['challenge', 'answer'],
];

/** A form's schema. Its messages are codes, such as `missing`. */
export type Schema = z.ZodObject<z.ZodRawShape>;
type FieldOf<S extends Schema> = Extract<keyof S['shape'], string>;
type Typed<S extends Schema> = Partial<Record<FieldOf<S>, string>>;

/** Texts of the errors of a field: one for every code, or one per code. */
type ErrorTexts = string | Readonly<Record<string, string>>;

/** What `run` answers. An error keeps what was typed; a success only what it returns as `values`. */
export type FormResult<Field extends string, Data = undefined> =
  | {
      status: 'error';
      message: FormMessage;
      /** Codes, whose texts are in the options' `errors`. */
      fieldErrors?: Partial<Record<Field, string>>;
      outcome?: string;
      data?: Data;
    }
  | {
      status: 'success' | 'idle';
      message?: FormMessage;
      outcome?: string;
      values?: Partial<Record<Field, string>>;
      data?: Data;
    }
  /** Goes to another page: a path of this site, or a URL that the server made. */
  | { destination: string };

/** Who sends a form: a user, or what a guard has read of one. */
type FormActor = Pick<User, 'userId'> | { user: Pick<User, 'userId'> } | undefined;

/** What `run` gets. */
export interface Submission<S extends Schema, Actor = undefined> {
  data: z.output<S>;
  /** What was typed, without secrets. */
  values: Typed<S>;
  actor: Actor;
  /** The whole form, for buttons and hidden fields that are not in the schema. */
  formData: FormData;
}

/** What `run` returns. */
export type ResultOf<S extends Schema, Data = undefined> = Promise<FormResult<FieldOf<S>, Data>>;

/** One attempt to count: a rate limit, and the email address or person it is about. */
interface Attempt {
  rule: RateRule;
  about?: string;
}

export interface FormActionOptions<S extends Schema, Actor, Data> {
  /** The fields. A function if they depend on the page that sent the form. */
  schema: S | ((formData: FormData) => S | Promise<S>);
  errors: { readonly [Field in FieldOf<S>]?: ErrorTexts };
  /** Messages above the fields: the first of these codes that a field has, otherwise `invalid`. */
  messages: { readonly invalid: FormMessage; readonly [code: string]: FormMessage };
  /** The backend did not answer, or anything else went wrong. */
  failed: FormMessage;
  /** For an error that is a bug, if its message differs from `failed`. */
  unexpected?: FormMessage;
  /** Fields of several boxes with one name, whose values are joined by commas. Repetitions of others are ignored. */
  multiple?: readonly FieldOf<S>[];
  /** Fields that are not echoed back, besides passwords. */
  secret?: readonly FieldOf<S>[];
  /** Checks who sends the form, such as `requireAdmin`; redirects or throws to refuse. `run` gets its result. */
  guard?: () => Promise<Actor>;
  /** Attempts to count before `run`, in order. */
  limit?: (data: z.output<S>, actor: Actor) => Attempt | readonly Attempt[];
  run: (form: Submission<S, Actor>) => ResultOf<S, Data>;
}

/**
 * Makes the server action of a form. In order: who sends it, the fields, bots, rate limits, `run`. Every refusal and
 * failure keeps what was typed, except secrets; errors are logged. A post of `again` brings back the filled form.
 */
export function formAction<S extends Schema, Actor extends FormActor = undefined, Data = undefined>(
  options: FormActionOptions<S, Actor, Data>,
): FormAction<FieldOf<S>, Data> {
  type Field = FieldOf<S>;
  type State = FormState<Field, Data>;

  async function submit(schema: S, values: Typed<S>, formData: FormData): Promise<Partial<State>> {
    const { guard, limit, messages, run } = options;
    const refuse = (message: FormMessage, codes: Partial<Record<Field, string>> = {}): Partial<State> => ({
      status: 'error',
      message,
      fieldErrors: withTexts(codes),
      values,
    });
    const actor = (await guard?.()) as Actor; // Undefined without a guard.
    const person = formData.get(PERSON_FIELD);
    const from: FormActor = actor;
    const user = from && 'user' in from ? from.user : from;
    if (person && person !== user?.userId) return refuse(otherPerson);
    if (formData.has(AGAIN_FIELD)) return { values };
    const parsed = schema.safeParse(readFields(schema, formData, options.multiple));
    if (!parsed.success) {
      const codes = firstCodes<Field>(parsed.error.issues);
      const found: readonly unknown[] = Object.values(codes);
      const first = Object.keys(messages).find((code) => found.includes(code));
      return refuse(messages[first ?? 'invalid'] ?? messages.invalid, codes);
    }
    if (formData.get(HONEYPOT_FIELD)) return refuse(notAccepted);
    const attempts = limit?.(parsed.data, actor) ?? [];
    for (const { rule, about } of [attempts].flat()) {
      const refusal = await guardRate(rule, about, formData.get(WORK_FIELD));
      if (!refusal) continue;
      const { challenge, ...message } = refusal;
      return { ...refuse(message), ...(challenge && { challenge }) };
    }
    const result = await run({ data: parsed.data, values, actor, formData });
    if ('destination' in result) return result;
    if (result.status !== 'error') return { values: {}, ...result };
    const { fieldErrors, ...rest } = result;
    return { ...rest, ...refuse(result.message, fieldErrors) };
  }

  function withTexts(codes: Partial<Record<Field, string>>): State['fieldErrors'] {
    const errors: State['fieldErrors'] = {};
    for (const field of Object.keys(codes) as Field[]) {
      const texts: ErrorTexts | undefined = options.errors[field];
      const code = codes[field] ?? 'invalid';
      const own = typeof texts === 'string' ? texts : texts?.[code];
      const text = code === 'undeliverable' ? undeliverable : own;
      errors[field] = { code, text: text ?? options.messages.invalid.title };
    }
    return errors;
  }

  return async (previous, formData) => {
    if (!(formData instanceof FormData)) throw new UnreadableBody('not a form');
    let values: Typed<S> = {};
    const actionId = previous?.build !== undefined && previous.build !== build && (await idOfScript());
    if (actionId) return nextState(previous, { status: 'idle', otherBuild: actionId });
    try {
      const schema = typeof options.schema === 'function' ? await options.schema(formData) : options.schema;
      values = echo(schema, formData, options);
      const { status = 'idle', ...result } = await submit(schema, values, formData);
      return result.destination === undefined
        ? nextState(previous, { status, ...result })
        : await leaveTo(previous, result.destination);
    } catch (error) {
      unstable_rethrow(error);
      console.error(error);
      const { failed, unexpected = failed } = options;
      const isKnown = error instanceof BackendFailure;
      if (!isKnown) await reportError(error, 'POST', { routePath: await sentFrom(), routeType: 'action' });
      return nextState(previous, { status: 'error', message: isKnown ? failed : unexpected, values });
    }
  };
}

/**
 * The id of the action that a script calls; '' for a form that the browser sends. After an action that set a cookie or
 * revalidated, Next reloads a page of another build, and its result would be lost.
 */
const idOfScript = async (): Promise<string> => (await headers()).get('next-action') ?? '';

/** The route of the page that sent the form, as far as the browser tells; only pages that exist are named. */
async function sentFrom(): Promise<string> {
  const referer = (await headers()).get('referer') ?? '';
  return (URL.canParse(referer) && routeOf(new URL(referer).pathname)) || 'form';
}

/** The texts of the schema's fields. Files and unknown fields are ignored. */
function readFields(schema: Schema, formData: FormData, multiple: readonly string[] = []) {
  const read = (field: string) =>
    multiple.includes(field) && formData.has(field) ? formData.getAll(field).join() : formData.get(field);
  const fields = Object.keys(schema.shape).map((field) => [field, read(field)] as const);
  return Object.fromEntries(
    fields.filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}

function echo<S extends Schema>(
  schema: S,
  formData: FormData,
  { multiple, secret = [] }: { multiple?: readonly string[]; secret?: readonly string[] },
): Typed<S> {
  const typed = Object.entries(readFields(schema, formData, multiple));
  const shown = typed.filter(([field]) => !SECRET_FIELDS.includes(field) && !secret.includes(field));
  return Object.fromEntries(shown) as Typed<S>;
}

/** The first code of each invalid field. */
function firstCodes<Field extends string>(
  issues: readonly z.core.$ZodIssue[],
): Partial<Record<Field, string>> {
  const codes: Partial<Record<Field, string>> = {};
  for (const { path, message } of issues) codes[path[0] as Field] ??= message;
  return codes;
}

/**
 * Ends a server action by going to another page. With script, the form gets the URL and loads it as a new
 * document, because client-side navigation would reuse pages cached for the previous sign-in state and ignore
 * the fragment. Without script, redirects.
 * @param destination a path of this site, or a URL that the server made
 */
async function leaveTo<Field extends string, Data = undefined>(
  previous: FormState<Field, Data>,
  destination: string,
): Promise<FormState<Field, Data>> {
  if (!(await isActionRequest())) redirect(destination);
  return nextState(previous, { status: 'success', destination });
}

/**
 * Whether a script sent this server action. Its page is then rendered again with the result and must not
 * redirect: the form does that.
 */
export async function isActionRequest(): Promise<boolean> {
  return (await headers()).has('next-action');
}

/* Fields of a schema. */

/** Trims the input; '' if the field is missing or shows nothing. */
const typed = (read: (text: string) => string) =>
  z
    .string()
    .optional()
    .transform((text) => read(text ?? '').trim())
    .transform((text) => (isBlank(text) ? '' : text));

/**
 * A single-line text; line breaks become spaces. May be empty.
 * @param max characters, counted in code points as in the database
 */
export function oneLine(max: number) {
  const text = typed((text) => storable(text).replace(/[\p{Cc}\s]+/gu, ' '));
  return text.refine((text) => [...text].length <= max, { error: 'too-long' });
}

/** A multi-line text with normalised line breaks. May be empty. */
export function manyLines(max: number) {
  const text = typed((text) => storable(text).replace(/\r\n?/g, '\n'));
  return text.refine((text) => [...text].length <= max, { error: 'too-long' });
}

/** A deliverable email address, in its canonical form. May be empty. */
export function emailAddress() {
  return typed(normaliseEmail)
    .refine((address) => !isUndeliverable(address), { error: 'undeliverable', abort: true })
    .refine((address) => address === '' || isEmailAddress(address), { error: 'bad-email' });
}

/** The device's answer to a `DeviceRequest`, in a form's second submission. The auth service verifies it. */
export const deviceAnswer = {
  challenge: z.uuid().optional(),
  answer: z
    .string()
    .max(20_000)
    .transform((text, issue): object => {
      try {
        return z.object({}).loose().parse(JSON.parse(text));
      } catch {
        issue.addIssue({ code: 'custom', message: 'unreadable' });
        return z.NEVER;
      }
    })
    .optional(),
};

/** Makes a field required; an empty one only gets the error `missing`. */
export function required<Field extends z.ZodType<string, string | undefined>>(field: Field) {
  return field.refine((text) => text !== '', { error: 'missing' });
}
