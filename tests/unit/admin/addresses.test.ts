import { describe, expect, it } from 'vitest';
import { MOST_ADDRESSES, readAddresses, shortenAddresses } from '@/app/admin/mails/newsletter/addresses';

describe('a list of addresses', () => {
  it('is read from a CSV file of any kind, each address once, and counts lines without one', () => {
    const file =
      '\ufeffEmail;Name\r\nAnn@Example.com;"Ann"\r\n"bo@example.com";Bo\r\n\r\nann@example.com;Ann\r\nno address;Cy\r\n';
    expect(readAddresses(file)).toEqual({
      addresses: ['ann@example.com', 'bo@example.com'],
      without: 1,
      left: [],
    });
    expect(readAddresses('Ann <x>, ann@example.com\n<bo@example.com>').addresses).toHaveLength(2);
    expect(readAddresses('')).toEqual({ addresses: [], without: 0, left: [] });
    const kit = 'first_name,email,status\n"Lee, Ann",ann@example.com,active\nBo,bo@example.com,cancelled\n';
    expect(readAddresses(kit)).toEqual({
      addresses: ['ann@example.com'],
      without: 0,
      left: ['bo@example.com'],
    });
    const own = '\ufeff"email","status"\r\n"cy@example.com","unsubscribed"\r\n"di@example.com","active"\r\n';
    expect(readAddresses(own)).toEqual({
      addresses: ['di@example.com'],
      without: 0,
      left: ['cy@example.com'],
    });
  });

  it.each([
    ['ours', 'email,status,unsubscribed_at\nann@example.com,active,\nbo@example.com,unsubscribed,2026-01-01'],
    ['Kit', 'id,first_name,email_address,state\n1,Ann,ann@example.com,active\n2,Bo,bo@example.com,cancelled'],
    [
      'Buttondown',
      'email,notes,type\nann@example.com,"two\nlines, ""so""",regular\nbo@example.com,"a\nb",unsubscribed',
    ],
    ['those who left', 'email,unsubscription_date\nann@example.com,\nbo@example.com,2026-01-01'],
    ['a spreadsheet', 'Name;E-Mail;Status\nAnn;ann@example.com;ok\nBo;bo@example.com;Unsubscribed'],
  ])('respects who left, in the file of %s', (_, file) => {
    expect(readAddresses(file)).toEqual({
      addresses: ['ann@example.com'],
      without: 0,
      left: ['bo@example.com'],
    });
    expect(readAddresses(shortenAddresses(file))).toEqual(readAddresses(file));
  });

  it('of 10,000 rows fits into a form, with those who have left', () => {
    const row = (_: unknown, n: number) =>
      `reader-${n}@example.com,${n % 10 ? 'active' : 'unsubscribed'},${'x'.repeat(200)}`;
    const file = ['email,status,notes', ...Array.from({ length: MOST_ADDRESSES }, row)].join('\n');
    const short = shortenAddresses(file);
    expect(short.length).toBeLessThan(500_000);
    expect(readAddresses(short).addresses).toHaveLength(9_000);
    expect(readAddresses(short).left).toHaveLength(1_000);
  });
});
