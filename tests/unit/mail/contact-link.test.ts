import { randomUUID } from 'node:crypto';
import { describe, expect, it, vi } from 'vitest';

vi.mock('@/lib/env', () => ({
  serverEnv: () => ({ LINK_SECRET: 'a-secret-of-this-test-that-is-long-enough' }),
}));

const { readAnsweredLink, readReplyAddress, replyAddress, signAnsweredLink } = await import(
  '@/lib/crypto/links'
);
const { signToken } = await import('@/lib/crypto/signature');
const { signLink } = await import('@/lib/crypto/links');

const id = randomUUID();
const received = new Date('2026-11-01T08:00:00Z');
const days = (count: number) => received.getTime() + count * 24 * 60 * 60_000;
const token = signAnsweredLink(id, received);

describe('the link that marks a message as answered', () => {
  it('names its message for 30 days, and says afterwards that it is too old', () => {
    expect(readAnsweredLink(token, days(0))).toEqual({ messageId: id, isExpired: false });
    expect(readAnsweredLink(token, days(30) - 1)).toEqual({ messageId: id, isExpired: false });
    expect(readAnsweredLink(token, days(30))).toEqual({ messageId: id, isExpired: true });
  });

  it('is the same each time, as a mail that is sent again is the same mail', () => {
    expect(signAnsweredLink(id, received)).toBe(token);
    expect(signAnsweredLink(randomUUID(), received)).not.toBe(token);
  });

  it('is invalid with any character changed, cut off, or made for something else', () => {
    for (let at = 0; at < token.length; at++) {
      const other = token[at] === 'A' ? 'B' : 'A';
      const changed = token.slice(0, at) + other + token.slice(at + 1);
      expect(readAnsweredLink(changed, days(1)), changed).toBeNull();
      expect(readAnsweredLink(token.slice(0, at), days(1))).toBeNull();
    }
    const until = days(30);
    for (const foreign of [
      signToken('email-change', { id, until }),
      signLink('open', id),
      '',
      '.',
      'unknown',
    ])
      expect(readAnsweredLink(foreign, days(1))).toBeNull();
    for (const claims of [{ id }, { until }, { id: 'x', until }, { id, until: 'never' }, [id, until]])
      expect(readAnsweredLink(signToken('message-answered', claims), days(1))).toBeNull();
  });
});

describe('the address at which answers to a message arrive', () => {
  const domain = 'inbox.flip.example';
  const address = replyAddress(id, domain);

  it('names its message, in any case, among others, and fits into a mail header', () => {
    expect(readReplyAddress(['x@y.example', address.toUpperCase()], domain)).toBe(id);
    expect(address.split('@')[0]?.length).toBeLessThanOrEqual(64);
  });

  it('is nobody else’s: not forged, of another domain, or made for another purpose', () => {
    for (let at = 7; at < 57; at += 1) {
      const digit = address[at] === '1' ? '2' : '1';
      expect(readReplyAddress([address.slice(0, at) + digit + address.slice(at + 1)], domain)).toBeNull();
    }
    expect(readReplyAddress([address], 'other.example')).toBeNull();
    expect(readReplyAddress([`answer+${'z'.repeat(50)}@${domain}`, 'answer+@x', ''], domain)).toBeNull();
  });
});
