import { contactTopicIds } from '../../content/contact.ts';
import type { FoundForm } from './form-post.ts';
import { fc } from './random.ts';

/** A marker that must never appear unescaped in a page. */
export const mark = '<img src=x onerror=alert(1)>';

/** Accidental and hostile input, in addition to fast-check's arbitrary strings. */
const text = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom('Ann', 'Zoë O’Hara-Łukasz', 'Ann Reader') },
  fc.constantFrom(
    ...[mark, `'; drop table public.contact_messages; --`, 'Ann\r\nBcc: everybody@example.com'],
    ...['Ann%0d%0aBcc:x@example.com', '\u0000null\u0000', '\ud800 half a character', '‮right to left'],
    ...['\u0001', '$ACTION_ID_x'],
  ),
  fc.string({ unit: 'grapheme' }),
  fc.string({ unit: 'binary' }),
  fc.string({ unit: 'grapheme' }).map((more) => mark + more),
  fc.integer({ min: 90, max: 60_000 }).map((length) => 'x'.repeat(length)),
);

const address = fc.oneof(
  { weight: 4, arbitrary: fc.uuid().map((id) => `any-${id}@example.com`) },
  fc.uuid().map((id) => `  ANY-${id}@Example.com `),
  fc.emailAddress(),
  fc.constantFrom('ann@example.com\r\nBcc: b@example.com', 'Ann <ann@example.com>', 'a@example.com\u0000'),
  text,
);

const password = fc.oneof({ weight: 4, arbitrary: fc.uuid() }, text);

const fieldsOf = {
  workbook: { email: address, firstName: text, lastName: text },
  contact: {
    name: text,
    email: address,
    type: fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...contactTopicIds) }, text),
    subject: text,
    message: text,
  },
  newsletter: { email: address },
  signUp: { email: address, password, fullName: text },
  signIn: { email: address, password },
};

export type FilledFormName = keyof typeof fieldsOf;

const filled = <Form extends FilledFormName>(form: Form) =>
  fc.record({
    form: fc.constant(form),
    withScript: fc.boolean(),
    fields: fc
      .tuple(
        fc.record<Record<string, string>>(fieldsOf[form], { requiredKeys: [] }),
        fc.dictionary(text, text, { maxKeys: 1 }),
      )
      .map(([own, more]): Record<string, string> => ({ ...more, ...own })),
    /** Campaign parameters. */
    query: fc.oneof(
      fc.constant(''),
      text.map((label) => `?${new URLSearchParams({ utm_source: label.slice(0, 300) })}`),
    ),
  });

/** A submission of one of the site's forms. Signing up and in takes longer, so that its time tells nothing. */
export const filledForm = fc.oneof(
  ...(['workbook', 'contact', 'newsletter'] as const).map((form) => ({ weight: 8, arbitrary: filled(form) })),
  ...(['signUp', 'signIn'] as const).map((form) => ({ weight: 1, arbitrary: filled(form) })),
);

const paths = [
  ...['/contact', '/workbook', '/auth', '/auth/code', '/auth/confirm', '/flip-method-auth', '/unsubscribe'],
  ...['/account', '/about', '/no/such/page', '/workbook/download', '/auth/sign-out', '/api/subscription'],
  ...['/api/flip-sessions', '/api/cron/mail', '/api/webhooks/resend', '/api/session'],
];

const boundary = 'x-boundary';
const ours = `multipart/form-data; boundary=${boundary}`;
const types = [
  ...['text/plain', 'application/json', 'application/x-www-form-urlencoded', 'multipart/form-data', ours],
  ...[`${ours}; charset=utf-16`, 'multipart/form-data; boundary="', ';;;'],
];
const junk = [
  ...['', '{{', 'null', '[]', '[{}]', '{"then":1}', '%zz&=%', '\0', '$'],
  ...['[{},"$K1"]', '["$F2","$Q5"]'],
];

/** A React form body with random defects. */
function brokenForm(form: FoundForm, id: fc.Arbitrary<string>): fc.Arbitrary<string> {
  const parts = fc
    .tuple(
      fc.shuffledSubarray([...form.hidden], { minLength: Math.max(0, form.hidden.length - 2) }),
      fc.dictionary(fc.constantFrom('0', '_1_email', 'email', 'message', ...junk), fc.constantFrom(...junk)),
      fc.option(id.map((action) => [`$ACTION_ID_${action}`, ''] as const)),
      fc.option(fc.constantFrom(...junk), { freq: 2 }),
    )
    .map(([hidden, fields, action, value]) => [
      ...hidden.map(([name, own]) => [name, value ?? own] as const),
      ...Object.entries(fields),
      ...(action ? [action] : []),
    ]);
  const head = `--${boundary}\r\nContent-Disposition: form-data; name=`;
  const whole = parts.map((fields) => {
    const sent = fields.map(([name, value]) => `${head}"${name}"\r\n\r\n${value}\r\n`);
    return `${sent.join('')}--${boundary}--\r\n`;
  });
  const cut = fc.tuple(whole, fc.nat(1_000)).map(([body, end]) => body.slice(0, end));
  return fc.oneof({ weight: 4, arbitrary: whole }, cut);
}

/** A request of any method, content type and shape to any path; one in two hundred is large, up to 50 MB. */
export function wirePost(forms: readonly FoundForm[]) {
  const known = forms.flatMap(({ hidden }) => JSON.stringify(hidden).match(/[0-9a-f]{42}/g) ?? []);
  const id = fc.constantFrom(...known, `60${'ab'.repeat(20)}`, 'junk', '../x', '');
  const body = fc.oneof(
    { weight: 120, arbitrary: fc.oneof(...forms.map((form) => brokenForm(form, id))) },
    { weight: 39, arbitrary: fc.constantFrom(...junk) },
    { weight: 40, arbitrary: fc.uint8Array({ maxLength: 2_000 }) },
    { weight: 1, arbitrary: fc.integer({ min: 900_000, max: 50_000_000 }).map((size) => 'x'.repeat(size)) },
  );
  const byScript = id.map((action) => ({ 'next-action': action, accept: 'text/x-component' }));
  return fc.record({
    path: fc.oneof(fc.constantFrom(...forms.map(({ path }) => path)), fc.constantFrom(...paths)),
    method: fc.constantFrom(...Array<string>(9).fill('POST'), 'PUT', 'PATCH', 'DELETE'),
    headers: fc
      .tuple(fc.oneof(fc.constant(ours), fc.constantFrom(...types)), fc.option(byScript, { freq: 1 }))
      .map(([type, script]) => ({ origin: forms[0]?.siteUrl ?? '', 'content-type': type, ...script })),
    body: body.map((sent) => (typeof sent === 'string' ? sent : new Uint8Array(sent))),
  });
}
