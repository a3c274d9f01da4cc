import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { isBlank, isEmailAddress, normaliseEmail } from '@/lib/domain/email-address';
import { typedAddresses } from '../support/email-addresses';
import { fc } from '../support/random';
import { one, ownDatabase, signUp } from './database';

const sql = ownDatabase();

const expected = (typed: string) => {
  const address = normaliseEmail(typed);
  return isEmailAddress(address) ? address : 'refused';
};
const disagreements = async (typed: string[]) => {
  const found = await sql`
    select typed, case when private.is_email(private.normalise_email(typed)) then private.normalise_email(typed) else 'refused' end as outcome
    from unnest(${typed}::text[]) as typed`;
  expect(found).toHaveLength(typed.length);
  return found.filter(({ typed, outcome }) => outcome !== expected(typed));
};

it('an e-mail address in the database has the canonical form and the rule that the site has', async () => {
  expect(await disagreements(typedAddresses.map(([typed]) => typed))).toEqual([]);
});

it('an e-mail address in the database agrees with the site on whatever can be typed', async () => {
  const letters = [...' \t\n.,;:<>"\'@@@%!#-_+aAzZ09/\\()[]äÄéßẞøñçşğİıЖжΩς例え한ث\u0301\u200b’＠。😀'];
  const text = fc.string({ unit: fc.constantFrom(...letters), maxLength: 8 });
  const address = fc
    .tuple(text, fc.constantFrom('@', '＠', ''), text, fc.constantFrom('.com', '.de.', '.рф', '。jp', ''))
    .map((parts) => parts.join(''));
  const typed = fc.sample(address, 2_000);
  expect(await disagreements(typed)).toEqual([]);
});

it('the database agrees with the site on what is blank', async () => {
  for (const text of ['', ' \n', '\u2800', '\u200b\u00a0\u3164', '\u{e0020}', 'a', '👩‍👧', '\ufe0f', '.']) {
    const blank = await one(sql`select private.is_blank(${text})`);
    expect(blank, JSON.stringify(text)).toBe(isBlank(text));
  }
});

it('rows from before the canonical form become one for each mailbox: the last wish counts, and the stronger reason not to write', async () => {
  await sql.unsafe(`
    alter table public.newsletter_subscribers drop constraint newsletter_subscribers_email_is_sane;
    alter table public.email_suppressions drop constraint email_suppressions_email_is_sane;
    alter table public.contact_messages drop constraint contact_messages_email_is_sane;
    insert into public.newsletter_subscribers (email, source, consent_text, consent_version, consent_at, confirmed_at, unsubscribed_at, unsubscribed_by)
    values ('x@münchen.example', 'form', 'Yes', '1', '2026-01-01', '2026-01-01', '2026-03-01', 'page'),
      ('x@xn--mnchen-3ya.example', 'form', 'Yes', '1', '2026-02-01', '2026-02-01', null, null),
      (E'y\\u200b@example.com', 'form', 'Yes', '1', '2026-01-01', '2026-01-01', null, null),
      ('müller@example.com', 'form', 'Yes', '1', '2026-01-01', null, null, null);
    insert into public.email_suppressions (email, reason)
    values (E'z@mu\\u0308nchen.example', 'recipient'), ('z@xn--mnchen-3ya.example', 'bounce'), ('o’neill@example.com', 'bounce');
    insert into public.contact_messages (name, email, type, message)
    values ('M', 'müller@example.com', 'general', 'Hello'), ('O', 'o’neill@example.com', 'general', 'Hello')`);
  const account = await signUp(sql, 'a@münchen.example');
  await sql.unsafe(readFileSync('supabase/migrations/20261126010000_merge_addresses.sql', 'utf8'));
  const rows = async (query: string) => [...(await sql.unsafe(`select email, ${query}`).values())];
  expect(await rows('unsubscribed_at is not null from public.newsletter_subscribers order by email')).toEqual(
    [
      ['x@xn--mnchen-3ya.example', true],
      ['y@example.com', false],
    ],
  );
  expect(await rows('reason from public.email_suppressions order by email')).toEqual([
    ["o'neill@example.com", 'bounce'],
    ['z@xn--mnchen-3ya.example', 'recipient'],
  ]);
  const marked = `message like '%müller@example.com%' from public.contact_messages order by name`;
  expect(await rows(marked)).toEqual([
    ['unreachable@example.invalid', true],
    ["o'neill@example.com", false],
  ]);
  const email = await one(sql`select email from public.profiles where id = ${account}`);
  expect(email).toBe('a@xn--mnchen-3ya.example');
});
