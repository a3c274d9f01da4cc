import { randomUUID } from 'node:crypto';
import { expect, it, vi } from 'vitest';
import { isAccountLink, LINK_LIFETIME_S, signAccountLink, tokenHashOf } from '@/lib/auth/mail-link';
import * as links from '@/lib/crypto/links';
import * as signatures from '@/lib/crypto/signature';
import { hashOf, solve } from '@/lib/domain/proof-of-work';
import { CHALLENGE_SECONDS, limitsOfAttempt, makeChallenge, solvedChallenge } from '@/lib/limits/rules';
import { readProjectConfig } from '../../../supabase/local/backend/auth-config.ts';

vi.mock('@/lib/env', () => ({
  serverEnv: () => ({ LINK_SECRET: 'a-secret-of-this-test-that-is-long-enough' }),
}));

const { isSameSecret, openEmail, sealEmail, signatureOf, signToken, verifyToken } = signatures;
const { readAnsweredLink, readLink, readReplyAddress, replyAddress, signAnsweredLink, signLink } = links;
const id = randomUUID();
const open = signLink('open', id);
const purposes: links.LinkPurpose[] = ['open', 'read', 'subscription', 'newsletter', 'reply', 'invitation'];

it.each(purposes)('a link allows only what it was made for: %s', (purpose) => {
  const token = signLink(purpose, id);
  expect(purposes.filter((each) => readLink(each, token) !== null)).toEqual([purpose]);
  expect(readLink(purpose, token)).toBe(id);
});

it.each([
  ['a link', open, (token: string) => readLink('open', token)],
  ['the link to end all mail', sealEmail('ann@x.example').slice(2), (seal: string) => openEmail(`n.${seal}`)],
])('%s is invalid with any bit flipped, in another spelling, or too long', (_, token, read) => {
  expect(read(token)).not.toBeNull();
  const bytes = Buffer.from(token, 'base64url');
  for (let bit = 0; bit < bytes.length * 8; bit++) {
    const changed = Buffer.from(bytes);
    changed[bit >> 3] = (changed[bit >> 3] ?? 0) ^ (1 << (bit & 7));
    expect(read(changed.toString('base64url'))).toBeNull();
  }
  for (const other of ['', `${token}A`, `${token}=`, `${token}\n`, ` ${token}`, 'A'.repeat(60)])
    expect(read(other)).toBeNull();
});

it('no other last letter stands for the same link', () => {
  const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
  expect([...alphabet].filter((last) => readLink('open', open.slice(0, -1) + last))).toEqual([open.at(-1)]);
});

it('the link to end all mail is the same each time, and shows no address', () => {
  const token = sealEmail('ann@example.com');
  expect(sealEmail('ann@example.com')).toBe(token);
  expect([openEmail(token), openEmail(token.slice(2))]).toEqual(['ann@example.com', null]);
  expect(token).not.toContain(Buffer.from('ann@example.com').toString('base64url').slice(0, 12));
});

const repaired = (link: string) => links.repairedLink(new URL(link, 'https://flip.example'));
const hash = '0a1b2c3d'.repeat(7);
const signature = `${'Sig-'.repeat(10)}_X-`;
const account = `/auth/confirm?token_hash=${hash}&type=email&s=${signature}`;
const opened = `/workbook/open/${open}`;
const token = signLink('subscription', id);
const stop = `/unsubscribe?t=${token}`;

it.each([
  ...['.', ',', ')', '>', '"', '’', '%20', '%0A', '.)', '%3E', '&gt;', '%22.', '!', ']', ';'],
  ...['%E2%80%9D', '%E2%80%8B', '…', '%253E', '](https://flip.example', '*', '_', '**', '`', '|', '%C2%A0'],
  ...['%EF%BB%BF', '%C2%BB', '=', '%3D', '--', '[1]', '%3Cbr%3E', '%3C/a%3E', '%22%3EDownload', '.html'],
  ...['%00', '%ff', '%20for%20you', '%20Thanks,%20Ann', '%0AThanks', '<mailto:ann', '%2525'],
])('what a mail program has added to the end of a link is taken off: %s', (sign) => {
  expect(repaired(opened + sign)).toBe(opened);
  // An entity without its `&amp;` is a parameter of its own, which nobody reads.
  if (sign.startsWith('&')) return;
  for (const link of [stop, account]) expect(repaired(link + sign)).toBe(link);
});

it('what a mail program has put into a link is taken out: line breaks, quotes, capitals, and what was encoded', () => {
  const read = `/workbook/course/${signLink('read', id)}/3`;
  expect(repaired(`/unsubscribe?t=${token.slice(0, 9)}=%0D%0A${token.slice(9)}`)).toBe(stop);
  expect(repaired(`/workbook/open/%22${open}%22`)).toBe(opened);
  expect(repaired(`${read}.`)).toBe(read);
  for (const begin of ['?t=3D', '%3Ft=', '%3Ft%3D', '?t%3D', '?T=', '?amp;t=', '?t=%3D', '?%20t=', '?t=&t='])
    expect(repaired(`/unsubscribe${begin}${token}`), begin).toBe(stop);
  for (const within of ['%0A%3E%20', '%C2%AD', '%E2%80%8B', '%20', '=%0D%0A'])
    expect(repaired(`/workbook/open/${open.slice(0, 9)}${within}${open.slice(9)}`), within).toBe(opened);
});

it.each([
  `?TOKEN_HASH=${hash.toUpperCase()}&TYPE=Email&S=${signature}`,
  `?token_hash=${hash}%26type%3Demail%26s%3D${signature}`,
  `?token_hash=${hash};type=email;s=${signature}`,
  `%3Ftoken_hash=${hash}&type=email&s=${signature}`,
  `%3Ftoken_hash%3D${hash}%26type%3Demail%26s%3D${signature}`,
  `?token_hash=${hash}&amp;type=email&amp;s=${signature}`,
  `?token_hash=${hash}&amp;amp;type=email&amp;amp;s=${signature}`,
  `?token_hash=${hash}&amp%3Btype=email&amp%3Bs=${signature}`,
  `?token_hash=${hash}&type=email&s=${signature}&token_hash=${hash}`,
  `?token_hash=3D${hash}&type=3Demail&s=3D${signature}%3E`,
])('an account’s link is repaired, however it was rewritten: %s', (rewritten) => {
  expect(repaired(`/auth/confirm${rewritten}`)).toBe(account);
});

it('a whole link, a made-up one, and that of another page or site are left alone', () => {
  const madeUp = '/workbook/open/made-up.';
  for (const link of [
    ...[account, opened, madeUp, '/unsubscribe?t=made-up', '/book?t=x.', '/unsubscribe'],
    ...['/account%3Fx=1', '/contact?a=1&amp;b=2', '/auth/confirm?type=email&next=%2Faccount%3Fa%3D1'],
    'https://flip.example//evil.example/%3Ft=1',
  ])
    expect(repaired(link)).toBeNull();
});

const received = new Date('2026-11-01T08:00:00Z');
const days = (count: number) => received.getTime() + count * 24 * 60 * 60_000;

it('the link that marks a message as answered is the same each time, valid for 30 days, and not to be made up', () => {
  const answered = signAnsweredLink(id, received);
  for (const at of [days(0), days(30) - 1, days(30)])
    expect(readAnsweredLink(answered, at)).toEqual({ messageId: id, isExpired: at === days(30) });
  expect(signAnsweredLink(id, received)).toBe(answered);
  expect(signAnsweredLink(randomUUID(), received)).not.toBe(answered);
  const until = days(30);
  const foreign = [signToken('email-change', { id, until }), open, '', '.', 'unknown'];
  const claims = [{ id }, { until }, { id: 'x', until }, { id, until: 'never' }, [id, until]];
  for (const other of [...foreign, ...claims.map((claim) => signToken('message-answered', claim))])
    expect(readAnsweredLink(other, days(1))).toBeNull();
});

it('the address at which answers arrive names its message, in any case, among others, and its signature is never forged', () => {
  const domain = 'inbox.flip.example';
  const address = replyAddress(id, domain);
  const signed = { messageId: id, isSigned: true };
  for (const form of [`${address} (Flip)`, ` <${address}> `, `"Flip" <${address.toUpperCase()}.>`])
    expect(readReplyAddress(['x@y.example', form], domain)).toEqual(signed);
  expect(readReplyAddress([address.replace('+', '%2B')], domain)).toEqual(signed);
  for (const other of [`x${address}`, `${address}.example.com`])
    expect(readReplyAddress([other], domain)).toBeNull();
  expect(address.split('@')[0]?.length).toBeLessThanOrEqual(64);
  for (let at = 7; at < 57; at += 1) {
    const digit = address[at] === '1' ? '2' : '1';
    const forged = address.slice(0, at) + digit + address.slice(at + 1);
    expect(readReplyAddress([forged], domain)).toMatchObject({ isSigned: false });
    expect(readReplyAddress([forged, address], domain)).toEqual(signed);
  }
  expect(readReplyAddress([address], 'other.example')).toBeNull();
  expect(readReplyAddress([`answer+${'z'.repeat(49)}@${domain}`, 'answer+@x', ''], domain)).toBeNull();
});

const ann = { userId: 'ann', until: 17 };

it.each([
  ['email-change', 'context', ann],
  ['device', 'context', undefined],
  ['email-change', 'another', undefined],
  ['email-change', undefined, undefined],
] as const)('a token is read for the same purpose and context only: %s, %s', (purpose, context, read) => {
  expect(verifyToken(purpose, signToken('email-change', ann, 'context'), context)).toEqual(read);
});

it('a token is worth nothing once a character of it has changed, nor is anything else one', () => {
  const token = signToken('device', ann);
  for (let at = 0; at < token.length; at++) {
    const changed = token.slice(0, at) + (token[at] === 'A' ? 'B' : 'A') + token.slice(at + 1);
    expect(verifyToken('device', changed), changed).toBeUndefined();
  }
  for (const other of ['', '.', 'a', 'e30', 'e30.', '.e30', 'x'.repeat(5_000), 'ü.ü'])
    expect(verifyToken('device', other), other).toBeUndefined();
});

it('a signature keeps claims apart that only look the same when put together, and equals itself alone', () => {
  expect(signatureOf('sign-up', 'a b', 'c')).not.toBe(signatureOf('sign-up', 'a', 'b c'));
  expect(signatureOf('sign-up', '["x"]')).not.toBe(signatureOf('sign-up', 'x'));
  expect(['abc', 'abd', '', 'abcd'].filter((secret) => isSameSecret(secret, 'abc'))).toEqual(['abc']);
});

const changed = (text: string, part: number, value: string) => text.split('.').with(part, value).join('.');

it('a solved challenge has an id, only the right number solves it, and it is late after five minutes', async () => {
  const challenge = await makeChallenge();
  const work = await solve(challenge);
  expect(await solvedChallenge(work)).toBe(challenge.split('.')[0]);
  const number = Number(work.split('.')[4]);
  for (const other of ['', `${number + 1}`, `-${number}`, `${number}x`, '99999999'])
    expect(await solvedChallenge(`${challenge}.${other}`)).toBeNull();
  expect(await solvedChallenge(challenge)).toBeNull();
  const [salt = '', hash = '', until = ''] = challenge.split('.');
  expect(Number(until) - Date.now()).toBeLessThanOrEqual(CHALLENGE_SECONDS * 1000);
  const past = `${Date.now() - 1}`;
  const late = [salt, hash, past, signatureOf('proof-of-work', salt, hash, past), number];
  expect(await solvedChallenge(late.join('.'))).toBeNull();
});

it('a challenge of one’s own making, or changed to an easier or longer one, counts for nothing', async () => {
  const work = await solve(await makeChallenge());
  const easy = await hashOf('salt', 0);
  const until = `${Date.now() + 60_000}`;
  const signature = signatureOf('rate-limit', 'salt', easy, until);
  for (const forged of [
    `salt.${easy}.${until}.x.0`,
    `salt.${easy}.${until}.${signature}.0`,
    changed(changed(work, 1, await hashOf(work.split('.')[0] ?? '', 0)), 4, '0'),
    changed(work, 2, `${Date.now() + 3_600_000}`),
    changed(work, 0, 'another'),
  ])
    expect(await solvedChallenge(forged)).toBeNull();
  for (const odd of [null, undefined, '', '....', new File(['x'], 'work'), 'x'.repeat(100_000)])
    expect(await solvedChallenge(odd)).toBeNull();
});

const { auth } = readProjectConfig();
it('the link in a mail is the hash of address and code, and lives as long, as at the auth service', () => {
  expect(LINK_LIFETIME_S).toBe(auth.email.otp_expiry);
  // supabase/auth internal/crypto/crypto.go, GenerateTokenHash, which gets the address in lower case.
  const hashed = '9d89dfebd21b5e62a7330f0dd7b92f34064d2785e326ea2284634467';
  for (const typed of ['ada@example.com', ' Ada@Example.com '])
    expect(tokenHashOf(typed, '0123456789')).toBe(hashed);
});

it('an account’s link counts with its own signature alone, which is worth nothing for another token or kind', () => {
  const s = signAccountLink('recovery', hash);
  expect(isAccountLink('recovery', hash, s)).toBe(true);
  for (const given of ['', `${s.slice(0, -1)}_`, signAccountLink('email', hash)])
    expect(isAccountLink('recovery', hash, given)).toBe(false);
  expect(isAccountLink('email', hash, s)).toBe(false);
  expect(isAccountLink('recovery', hash.replace('0', '1'), s)).toBe(false);
});

it('no link is guessed by a thousand IP addresses that try as fast as the limits here and at the service allow', () => {
  const attackers = 1_000;
  const lifetime = auth.email.otp_expiry;
  // The service has a bucket of 30 tokens, refilled every five minutes (supabase/auth internal/api/apilimiter).
  const atTheService = attackers * (30 + (auth.rate_limit.token_verifications * lifetime) / (5 * 60));
  const attempt = { subject: 'ann', device: 'known', networks: [{ key: 'a', clients: 1 }], solved: null };
  const [client, everybody] = limitsOfAttempt('account-code', attempt);
  if (!client || !everybody) throw new Error('Codes are not limited.');
  // A link can come at the end of a window, so that one more overlaps its lifetime.
  const windows = Math.ceil(lifetime / everybody.windowSeconds) + 1;
  const here = windows * Math.min(attackers * client.max, everybody.max);
  expect((atTheService + here) / 10 ** auth.email.otp_length).toBeLessThan(1e-5);
});
