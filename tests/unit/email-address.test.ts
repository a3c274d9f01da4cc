import { expect, it } from 'vitest';
import * as addresses from '@/lib/domain/email-address';
import { typedAddresses } from '../support/email-addresses';

const { findEmails, isBlank, isEmailAddress, isUndeliverable, normaliseEmail } = addresses;
const outcomeOf = (typed: string) => {
  const address = normaliseEmail(typed);
  if (isEmailAddress(address)) return address;
  return isUndeliverable(address) ? 'undeliverable' : 'bad-email';
};

it('an e-mail address has one canonical form, which stays as it is, or one reason, however people write it', () => {
  expect(typedAddresses.length).toBeGreaterThan(300);
  expect(typedAddresses.filter(([typed, outcome]) => outcomeOf(typed) !== outcome)).toEqual([]);
  for (const [, address] of typedAddresses) expect(normaliseEmail(address)).toBe(address);
  expect(outcomeOf(`a${' .'.repeat(500_000)}@example.com`)).toBe('bad-email');
});

it('an e-mail address is found in a line with others, what is none is told, and odd names stand in quotation marks', () => {
  expect(findEmails('Ann <a@x.org>, “Bob” <B@x.org>;c@x.org\u200b d@x.org')).toEqual({
    found: ['a@x.org', 'b@x.org', 'c@x.org', 'd@x.org'],
    refused: [],
  });
  expect(findEmails('müller@x.org, e@localhost, 12:30, Ann')).toEqual({
    found: [],
    refused: ['müller@x.org', 'e@localhost'],
  });
  expect(addresses.mailboxOf('Zoë B. Lee', 'a@x.org')).toBe('Zoë B. Lee <a@x.org>');
  expect(addresses.mailboxOf('Zoë (The "Flip")', 'a@x.org')).toBe('"Zoë (The \\"Flip\\")" <a@x.org>');
});

it('a text of invisible characters only is blank; emoji and letters of any script are not', () => {
  const blanks = ['', ' \n\t', '\u2800', '\u200b\u00a0', '\u3164', '\ufe0f\u200d', '\u{e0020}', '\u00ad'];
  for (const blank of blanks) expect(isBlank(blank), JSON.stringify(blank)).toBe(true);
  for (const word of ['a', '👩‍👧', 'हिन्दी', 'س', '.', '0']) expect(isBlank(word)).toBe(false);
});
