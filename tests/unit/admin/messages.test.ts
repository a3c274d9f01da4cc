import { describe, expect, it } from 'vitest';
import { MAX_MESSAGE_LENGTH } from '@/content/contact';
import { firstName, isLate, openHours, replyLink, writeAge } from '@/lib/domain/admin/inbox';

const at = (iso: string) => Date.parse(iso);

describe('the promise to answer within 24 hours on business days', () => {
  it('skips weekends', () => {
    // 20 November 2026 is a Friday.
    expect(openHours(at('2026-11-20T18:00Z'), at('2026-11-23T09:00Z'))).toBe(15);
    expect(openHours(at('2026-11-21T01:00Z'), at('2026-11-22T23:00Z'))).toBe(0);
    expect(openHours(at('2026-11-16T00:00Z'), at('2026-11-23T00:00Z'))).toBe(120);
    expect(openHours(at('2026-11-18T10:00Z'), at('2026-11-18T10:00Z'))).toBe(0);
  });

  it('counts the days that the owner chose, by the owner’s clock', () => {
    // 22 November 2026 is a Sunday, which begins at 13:00 UTC in Auckland.
    const days = { open_days: [7, 1], time_zone: 'Pacific/Auckland' };
    expect(openHours(at('2026-11-21T00:00Z'), at('2026-11-21T13:00Z'), days)).toBe(2);
    expect(openHours(at('2026-11-21T11:00Z'), at('2026-11-24T00:00Z'), days)).toBe(48);
  });

  it('is broken after 24 of them and not before', () => {
    expect(isLate('2026-11-20T18:00:00Z', at('2026-11-23T17:59Z'))).toBe(false);
    expect(isLate('2026-11-20T18:00:00Z', at('2026-11-23T18:00Z'))).toBe(false);
    expect(isLate('2026-11-20T18:00:00Z', at('2026-11-23T18:01Z'))).toBe(true);
  });

  it('formats an age in words', () => {
    const now = at('2026-11-21T12:00Z');
    expect(writeAge('2026-11-21T11:59:30Z', now)).toBe('0 minutes');
    expect(writeAge('2026-11-21T11:00:00Z', now)).toBe('1 hour');
    expect(writeAge('2026-11-19T13:00:00Z', now)).toBe('47 hours');
    expect(writeAge('2026-11-19T12:00:00Z', now)).toBe('2 days');
    expect(writeAge('2026-11-21T12:00:05Z', now)).toBe('0 minutes');
  });
});

describe('the reply to a message', () => {
  const message = { name: 'Nia', email: 'nia@example.org', subject: 'Hello', message: 'One\nTwo' };
  const read = (link: string) => new URL(link);

  it('goes to the sender with the message quoted', () => {
    const link = read(replyLink(message));
    expect(link.pathname).toBe('nia@example.org');
    expect(link.searchParams.get('subject')).toBe('Re: Hello');
    expect(link.searchParams.get('body')).toBe('Hello Nia,\r\n\r\n\r\n\r\n> One\r\n> Two');
  });

  it('cannot get extra headers or recipients from the message', () => {
    const link = read(
      replyLink({
        name: 'X&bcc=a@b.example',
        email: 'a@b.example?bcc=c@d.example,e@f.example',
        subject: 'Hi&cc=g@h.example\r\nBcc: i@j.example',
        message: '&body=other#fragment',
      }),
    );
    expect([...link.searchParams.keys()]).toEqual(['subject', 'body']);
    expect(link.hash).toBe('');
    expect(link.pathname).toBe('a@b.example%3Fbcc%3Dc%40d.example%2Ce%40f.example');
  });

  it('is truncated for mail clients, between whole characters', () => {
    const link = replyLink({ ...message, message: '😀'.repeat(MAX_MESSAGE_LENGTH) });
    expect(read(link).searchParams.get('body')).toContain('😀 …');
    expect(link.length).toBeLessThan(20_000);
  });
});

it('greets a person by the first name, and an organisation without', () => {
  expect(['Nia', 'Theo Brandt', 'Élodie de la Tour'].map(firstName)).toEqual(['Nia', 'Theo', 'Élodie']);
  expect(['Radio Harbour', 'THE TEAM', 'nia', 'Dr. Who', ''].map(firstName)).toEqual([
    null,
    null,
    null,
    null,
    null,
  ]);
});
