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
  ...[
    '*',
    '_',
    '**',
    '`',
    '|',
    '%C2%A0',
    '%EF%BB%BF',
    '%C2%BB',
    '=',
    '%3D',
    '--',
    '[1]',
    '%3Cbr%3E',
    '%3C/a%3E',
  ],
  ...[
    '%22%3EDownload',
    '.html',
    '%00',
    '%ff',
    '%20for%20you',
    '%20Thanks,%20Ann',
    '%0AThanks',
    '<mailto:ann',
    '%2525',
  ],
];

const hash = '0a1b2c3d'.repeat(7);
const signature = `${'Sig-'.repeat(10)}_X-`;

const purposes: LinkPurpose[] = ['open', 'read', 'subscription', 'newsletter', 'reply'];

it.each(purposes)('a link allows only what it was made for: %s', (purpose) => {
  const token = signLink(purpose, id);
  expect(purposes.filter((each) => readLink(each, token) !== null)).toEqual([purpose]);
});

it.each(around)('a sign at the end of a link is taken off: %s', (sign) => {
  const open = `/workbook/open/${signLink('open', id)}`;
  expect(repaired(open + sign)).toBe(open);
  const stop = `/unsubscribe?t=${signLink('subscription', id)}`;
  const confirm = `/auth/confirm?token_hash=${hash}&type=email&s=${signature}`;
  // An entity without its `&amp;` is a parameter of its own, which nobody reads.
  if (sign.startsWith('&')) return;
  expect(repaired(stop + sign)).toBe(stop);
  expect(repaired(confirm + sign)).toBe(confirm);
});

it('a link with a sign stuck to it is no forged one', () => {
  const token = signLink('subscription', id);
  const isWrong = (link: string) => carriesWrongToken(new URL(link, 'https://flip.example'));
  for (const sign of ['', '.', '%3E', '='])
    expect(isWrong(`/api/subscription?t=${token}${sign}`)).toBe(false);
  expect(isWrong(`/api/subscription?t=3D${token}`)).toBe(false);
  expect(isWrong(`/api/subscription?t=${token.slice(1)}`)).toBe(true);
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

it('a link that was encoded, quoted or written in capitals around its token is whole again', () => {
  const token = signLink('subscription', id);
  for (const link of ['%3Ft=', '%3Ft%3D', '?t%3D', '?T=', '?amp;t=', '?x=1&#38;t=', '?t=%3D'].map(
    (begin) => begin + token,
  )) {
    const whole = repaired(`/unsubscribe${link}`);
    if (!link.includes('#')) expect(whole, link).toBe(`/unsubscribe?t=${token}`);
  }
  for (const within of ['%0A%3E%20', '%C2%AD', '%E2%80%8B', '%20', '=%0D%0A']) {
    const open = signLink('open', id);
    expect(repaired(`/workbook/open/${open.slice(0, 9)}${within}${open.slice(9)}`)).toBe(
      `/workbook/open/${open}`,
    );
  }
});

it.each([
  `?TOKEN_HASH=${hash.toUpperCase()}&TYPE=Email&S=${signature}`,
  `?token_hash=${hash}%26type%3Demail%26s%3D${signature}`,
  `?token_hash=${hash};type=email;s=${signature}`,
  `%3Ftoken_hash=${hash}&type=email&s=${signature}`,
  `%3Ftoken_hash%3D${hash}%26type%3Demail%26s%3D${signature}`,
  `?token_hash=${hash}&amp;amp;type=email&amp;amp;s=${signature}`,
  `?token_hash=${hash}&amp%3Btype=email&amp%3Bs=${signature}`,
  `?token_hash=${hash}&type=email&s=${signature}&token_hash=${hash}`,
])('an account’s link is read however it was rewritten, once: %s', (rewritten) => {
  const whole = `/auth/confirm?token_hash=${hash}&type=email&s=${signature}`;
  expect(repaired(`/auth/confirm${rewritten}`)).toBe(whole);
  expect(repaired(whole)).toBeNull();
});

it('no address of another page, nor of another site, is made', () => {
  for (const link of [
    '/account%3Fx=1',
    '/contact?a=1&amp;b=2',
    '//evil.example/%3Ft=1',
    '/auth/confirm?type=email&next=%2Faccount%3Fa%3D1',
  ])
    expect(repairedLink(new URL(`https://flip.example${link}`))).toBeNull();
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
