import { expect, it, vi } from 'vitest';
import { carriesWrongToken, type LinkPurpose, readLink, repairedLink, signLink } from '@/lib/crypto/links';

vi.mock('@/lib/env', () => ({ serverEnv: () => ({ LINK_SECRET: 'a secret of thirty-two characters' }) }));

const id = '11111111-2222-4333-8444-555555555555';
const repaired = (link: string) => repairedLink(new URL(link, 'https://flip.example'));
const around = [
  '.',
  ',',
  ')',
  '>',
  '"',
  '’',
  '%20',
  '%0A',
  '.)',
  '%3E',
  '&gt;',
  '%22.',
  '!',
  ']',
  ';',
  '%E2%80%9D',
  '%E2%80%8B',
  '…',
  '%253E',
  '](https://flip.example',
];

const purposes: LinkPurpose[] = ['open', 'read', 'subscription', 'newsletter', 'reply'];

it.each(purposes)('a link allows only what it was made for: %s', (purpose) => {
  const token = signLink(purpose, id);
  expect(purposes.filter((each) => readLink(each, token) !== null)).toEqual([purpose]);
});

it.each(around)('a sign at the end of a link is taken off: %s', (sign) => {
  const open = `/workbook/open/${signLink('open', id)}`;
  expect(repaired(open + sign)).toBe(open);
  const stop = `/unsubscribe?t=${signLink('subscription', id)}`;
  // An entity without its `&amp;` is a parameter of its own, which nobody reads.
  if (!sign.startsWith('&')) expect(repaired(stop + sign)).toBe(stop);
});

it('what a mail program adds within a link is taken out', () => {
  const token = signLink('subscription', id);
  const stop = `/unsubscribe?t=${token}`;
  expect(repaired(`/unsubscribe?t=3D${token}`)).toBe(stop);
  expect(repaired(`/unsubscribe?t=${token.slice(0, 9)}=%0D%0A${token.slice(9)}`)).toBe(stop);
  expect(repaired(`/workbook/open/%22${signLink('open', id)}%22`)).toBe(
    `/workbook/open/${signLink('open', id)}`,
  );
  expect(repaired(`/workbook/course/${signLink('read', id)}/3.`)).toBe(
    `/workbook/course/${signLink('read', id)}/3`,
  );
});

it('the link of an account is repaired in every part', () => {
  const whole = '/auth/confirm?token_hash=0a1b&type=email&s=x-_';
  expect(repaired('/auth/confirm?token_hash=0a1b&amp;type=email&amp;s=x-_')).toBe(whole);
  expect(repaired('/auth/confirm?token_hash=0a1b&type=email&s=x-_.')).toBe(whole);
  expect(repaired('/auth/confirm?token_hash=3D0a1b&type=3Demail&s=3Dx-_%3E')).toBe(whole);
  expect(repaired(whole)).toBeNull();
});

it('a whole link and a made-up one stay as they are, and only the second counts as wrong', () => {
  const url = (link: string) => new URL(link, 'https://flip.example');
  const whole = `/workbook/open/${signLink('open', id)}`;
  expect(repaired(whole)).toBeNull();
  expect(carriesWrongToken(url(whole))).toBe(false);
  for (const link of ['/workbook/open/made-up.', '/unsubscribe?t=made-up', '/book?t=x.', '/unsubscribe']) {
    expect(repaired(link)).toBeNull();
  }
  expect(carriesWrongToken(url('/workbook/open/made-up.'))).toBe(true);
});
