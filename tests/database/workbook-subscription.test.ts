import { describe, expect, it } from 'vitest';
import { minutes } from './times';
import { oneReader } from './workbook';

const { sql, email, ask, confirm, unsubscribe, request, waitingMails } = oneReader();

describe('a stranger who requests the workbook with a known address', () => {
  it('changes nothing about a running course; if its owner confirms, the consent alone is renewed', async () => {
    await confirm(await ask('1', minutes(0)), minutes(1));
    await sql`update public.email_jobs set sent_at = ${minutes(1)} where kind = 'workbook'`;
    const before = await request();
    const second = await ask('2', minutes(60));
    expect(await request()).toEqual(before);
    expect(await waitingMails()).toHaveLength(7);
    expect(await confirm(second, minutes(61))).toBe('already_started');
    const given = { consent_version: '2', consent_at: minutes(60), confirmed_at: minutes(61) };
    expect(await request()).toEqual({ ...before, ...given });
    expect(await waitingMails()).toHaveLength(7);
  });

  it('changes nothing about an unsubscription, and no old link undoes it', async () => {
    const first = await ask('1', minutes(0));
    await confirm(first, minutes(1));
    await unsubscribe(minutes(30));
    const before = await request();
    await ask('2', minutes(60));
    await unsubscribe(minutes(90));
    expect(await confirm(first, minutes(91))).toBe('unsubscribed');
    const after = await request();
    expect(after).toEqual({ ...before, unsubscribed_at: minutes(90) });
    expect(after.unsubscribed_at >= after.consent_at).toBe(true);
    expect(await waitingMails()).toHaveLength(0);
  });
});

describe('requesting again', () => {
  it('counts once its own link is used, with its own name and consent', async () => {
    const first = await ask('1', minutes(0));
    await confirm(first, minutes(1));
    await unsubscribe(minutes(30));
    const second = await ask('2', minutes(60));
    expect(await confirm(second, minutes(61))).toBe('started');
    expect(await request()).toMatchObject({
      ...{ first_name: 'Name 2', unsubscribed_at: null, unsubscribed_by: null },
      ...{ consent_version: '2', consent_at: minutes(60), confirmed_at: minutes(61) },
    });
  });

  it('sends a mail a minute after an unsubscription, although one was just sent', async () => {
    await ask('1', minutes(0));
    await sql`update public.email_jobs set sent_at = ${minutes(0)}`;
    await unsubscribe(minutes(2));
    expect(await ask('2', minutes(3))).not.toBeNull();
  });
});

describe('an unsubscription', () => {
  it('keeps the address, times, consent and source of the choice, and no name anywhere', async () => {
    await confirm(await ask('1', minutes(0)), minutes(1));
    await sql`select public.claim_email_jobs('worker', 1, 60, ${minutes(2)})`;
    await sql`update public.email_jobs set sent_at = ${minutes(2)} where kind = 'course-1'`;
    await unsubscribe(minutes(3), 'one-click');
    const { created_at: _, ...kept } = await request();
    expect(kept).toEqual({
      ...{ id: expect.any(String), email, first_name: null, last_name: null },
      ...{ utm_source: null, utm_medium: null, utm_campaign: null, paused_at: null },
      ...{ consent_text: 'Yes', consent_version: '1', consent_at: minutes(0), confirmed_at: minutes(1) },
      ...{ unsubscribed_at: minutes(3), unsubscribed_by: 'one-click' },
    });
    for (const table of ['workbook_submissions', 'email_jobs'])
      expect(JSON.stringify(await sql`select * from ${sql(table)}`)).not.toMatch(/Name 1|Last|Ann/);
  });

  it('also follows from a complaint', async () => {
    await confirm(await ask('1', minutes(0)), minutes(1));
    await sql`select public.suppress_email(${email}, 'complaint', ${minutes(5)})`;
    expect(await request()).toMatchObject({ unsubscribed_at: minutes(5), unsubscribed_by: 'complaint' });
  });
});
