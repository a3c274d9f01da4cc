import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { isOtherData, readTable, readText } from '@/app/admin/mails/newsletter/list-file';
import {
  leftFile,
  planImport,
  understandColumns,
  unknownIn,
} from '@/app/admin/mails/newsletter/understand-list';

const planOf = (text: string, fileName = '') => {
  const table = readTable(text, fileName);
  const { columns, service } = understandColumns(table);
  const unknown = unknownIn(columns).map(({ example }) => example);
  return { ...planImport(table, columns), service, unknown, refused: leftFile(table, columns) };
};

const lists = join(import.meta.dirname, 'lists');
/** When somebody agreed, and where they came from. */
const told: Record<string, string> = {
  'subscribed_members_export_3f2.csv': '2018-02-12 10:54:27,',
  ...{ 'buttondown.csv': ',embedded_form', 'aweber.csv': ',web', 'mailerlite.csv': '2024-01-01 10:00:00,' },
};

describe('the export of a service', () => {
  it.each(readdirSync(lists))('%s asks nobody who left, and everybody else', (file) => {
    const plan = planOf(readFileSync(join(lists, file), 'utf8'), file);
    const isLeftFile = /^(?:un|non|cleaned)/.test(file);
    expect(plan.refused !== null).toBe(isLeftFile);
    if (isLeftFile) return;
    expect(plan.unknown).toEqual([]);
    expect(plan.ask.length).toBeGreaterThan(0);
    expect(plan.ask.filter((email) => !email.startsWith('ask'))).toEqual([]);
    expect(plan.left.filter((email) => !email.startsWith('left'))).toEqual([]);
    expect(plan.notRead).toEqual([]);
    if (told[file]) expect(Object.values(plan.notes.get(plan.ask[0] ?? '') ?? {}).join()).toBe(told[file]);
    const known = file.replace(/_members.*|-contacts|-columns|\.csv/g, '').replaceAll('-', '');
    const name = plan.service?.toLowerCase().replace(' ', '');
    expect(name).toBe(known === 'subscribed' ? 'mailchimp' : known);
  });
});

it('a link to leave, which everybody has, says nothing', () => {
  expect(
    planOf('email,Abmeldelink\nann@example.com,https://x.example/1\nbo@example.com,https://x.example/2\n')
      .ask,
  ).toHaveLength(2);
});

it('who wants no text messages may want letters; a year beside an address changes nothing', () => {
  expect(
    planOf('email,sms_opt_out,opt_in\nann@example.com,TRUE,yes\nbo@example.com,TRUE,no\n'),
  ).toMatchObject({
    ask: ['ann@example.com'],
    left: ['bo@example.com'],
    refused: null,
  });
  expect(planOf('ann@example.com (left 2023)\nbo@example.com\n')).toMatchObject({
    ask: ['bo@example.com'],
    left: ['ann@example.com'],
  });
});

it('our own export is read with both, and a name is not used', () => {
  const list =
    'email,name,status,source,confirmed_at,list_confirmed\nann@example.com,Ann,active,form,2026-01-02,null';
  const { columns } = understandColumns(readTable(list));
  expect(columns.map(({ role }) => role).join()).toBe('address,unused,left,source,confirmed,unused');
  expect(planOf(list).notes.get('ann@example.com')).toEqual({ confirmed: '2026-01-02', source: 'form' });
});

describe('a column that says who left', () => {
  it.each([
    ['subscribed', 'true', 'false'],
    ['is_subscribed', '1', '0'],
    ['opted_out', 'FALSE', 'TRUE'],
    ['Opt-Out', '', 'x'],
    ['unsubscribedAt', '', '2024-01-01T00:00:00Z'],
    ['email_marketing', 'yes', 'no'],
    ['global_unsubscribe', 'false', 'true'],
    ['Is Unsubscribed', '0', '1'],
    ['Unsubscribed from all email', 'No', 'Yes'],
    ['hard_bounced', 'no', 'yes'],
    ['do_not_contact', 'false', 'true'],
    ['Newsletter', 'Ja bitte', 'Nein danke'],
    ['Status', 'angemeldet', 'abgemeldet'],
    ['Statut', 'Abonné(e)', 'Désabonné(e)'],
    ['Estado', 'suscrito', 'dado de baja'],
    ['Stato', 'iscritto', 'Disiscritto'],
    ['Status', 'ingeschreven', 'uitgeschreven'],
    ['Status', 'inscrito', 'descadastrado'],
    ['Статус', 'подписан', 'отписан'],
    ['状态', '已订阅', '已退订'],
    ['Status', 'Subscribed', 'Never Subscribed'],
    ['Email subscriber status', 'Subscribed', 'Unsubscribed (by admin)'],
    ['Marketing permission', 'granted', 'revoked'],
    ['Tags', 'subscriber', 'vip, unsubscribed'],
    ['Abmeldedatum', '', '01.02.2024'],
    ['Abmeldung', '', '12.03.2024'],
    ['配信', '希望する', '希望しない'],
    ['Group', 'subscriber', 'Ex-members'],
    ['State', 'active', 'left 2023'],
    ['Date unsubscribed', '', '1 Feb 2024'],
    ['blacklisted', '0', '1'],
    ['Unsubscribe Date', 'N/A', '2024-01-01'],
    ['unsubscribed_at', '0000-00-00 00:00:00', '2024-01-01 00:00:00'],
    ['bouncecount', '0', '3'],
    ['Email Suppressions', '[]', '[{reason:HARD_BOUNCE}]'],
    ['Estado', 'Activo', 'Queja'],
    ['Subscriber status', 'Active', 'Marked as spam'],
    ['Consent', 'SUBSCRIBED', 'NEVER_SUBSCRIBED'],
    ['Status', '✅', '❌'],
    ['Notes', 'Loved the talk on how to stop worrying', 'Please remove her, she died'],
    ['Bemerkung', 'alte Kundin', 'möchte keine Mails mehr'],
  ])('%s: %j is asked, %j is not', (name, asked, left) => {
    const plan = planOf(
      `Email;${name}\nann@example.com;${asked}\nbo@example.com;${left}\ncy@example.com;${asked}\n`,
    );
    expect(plan).toMatchObject({
      ask: ['ann@example.com', 'cy@example.com'],
      left: ['bo@example.com'],
      unknown: [],
    });
  });

  it('is not one that everybody has, or that tells of a place, a plan or a time', () => {
    const plan = planOf(
      'email,unsubscribe_url,State,City,subscribed_at,First Name\nann@example.com,https://x.org/u/1,CA,Oakland,2024-01-01,Spam\nbo@example.com,https://x.org/u/2,TX,Austin,2024-01-02,Bo\n',
    );
    expect(plan).toMatchObject({ ask: ['ann@example.com', 'bo@example.com'], left: [], unknown: [] });
  });

  it.each([
    ['status', '3', '1'],
    ['Status', 'paused', 'active'],
    ['Newsletter', 'weekly', ''],
    ['subscription status', '', 'active'],
    ['Zustand', 'Z1', 'Z2'],
  ])('%s with %j is not understood, and stops the import with its values', (name, value, other) => {
    const plan = planOf(
      `email,${name}\nann@example.com,${value}\nbo@example.com,${other}\ncy@example.com,${other}\n`,
    );
    expect(plan.unknown).toContain(value);
    expect(plan.ask).not.toContain('ann@example.com');
  });

  it('counts in whichever row of an address it stands', () => {
    const plan = planOf(
      'email,status\nann@example.com,active\nANN@example.com,unsubscribed\nbo@example.com,active\n',
    );
    expect(plan).toMatchObject({ ask: ['bo@example.com'], left: ['ann@example.com'] });
  });

  it('without a name is asked about, if it only says 1 or 0', () => {
    const plan = planOf('ann@example.com\t2014-01-01\t1\nbo@example.com\t2014-01-01\t0\n');
    expect(plan.unknown.sort()).toEqual(['0', '1']);
    expect(plan.ask).toEqual([]);
  });

  it('is found in rows without a header', () => {
    expect(planOf('ann@example.com,active\nbo@example.com,unsubscribed\n')).toMatchObject({
      ask: ['ann@example.com'],
      left: ['bo@example.com'],
    });
  });

  it('is not read past: a row that slipped is told and not asked', () => {
    const plan = planOf(
      'email,name,status\nann@example.com,Ann,active\nbo@example.com,Lee, Bo,unsubscribed\n',
    );
    expect(plan).toMatchObject({ ask: ['ann@example.com'], notRead: [{ line: 3 }] });
  });
});

describe('a file of people who left', () => {
  it.each([
    ['unsubscribes.csv', 'email,name\nann@example.com,Ann\n', 'name'],
    ['Suppression list.csv', 'email\nann@example.com\n', 'name'],
    ['abgemeldete-2024.txt', 'ann@example.com\n', 'name'],
    ['hard-bounces.csv', 'email,reason\nann@example.com,550 unknown\n', 'name'],
    ['x.csv', 'email,status\nann@example.com,unsubscribed\nbo@example.com,bounced\n', 'values'],
    ['x.csv', 'E-mail,OptOut_Date\nann@example.com,20110122T111244\n', 'values'],
    ['x.csv', 'email,UNSUB_TIME\nann@example.com,\n', 'columns'],
    ['x.csv', 'Unsubscribed contacts\n\nemail,name\nann@example.com,Ann\n', 'title'],
    ['', 'Active:\nann@example.com\n\nUnsubscribed:\nbo@example.com\n', 'title'],
  ])('%s is refused as such', (name, text, reason) => {
    expect(planOf(text, name).refused).toBe(reason);
  });

  it('is not one whose columns tell both apart', () => {
    expect(
      planOf('email,status\na@x.org,active\nb@x.org,unsubscribed\n', 'all-incl-unsubscribed.csv').refused,
    ).toBeNull();
    const told = 'All contacts, unsubscribed ones too\nemail,status\na@x.org,active\nb@x.org,unsubscribed\n';
    expect(planOf(told).refused).toBeNull();
    expect(planOf('email\na@x.org\n', 'subscribed_members.csv').refused).toBeNull();
  });
});

describe('a list of any kind', () => {
  it.each([
    ['sep=;\r\nemail;status\r\nann@example.com;active\r\nbo@example.com;unsubscribed\r\n'],
    ['\ufeff"sep=;"\r\n\r\nemail;status\r\nann@example.com;active\r\nbo@example.com;unsubscribed\r\n'],
    [
      'Export of 26 November\n\nMy list,,\nemail,name,status\nann@example.com,Ann,active\nbo@example.com,Bo,unsubscribed\n',
    ],
    ['email\tstatus\rann@example.com\tactive\rbo@example.com\tunsubscribed\r'],
    ['Name|E-Mail-Adresse|Status\nAnn|ann@example.com|ok\n"Bo\n|the second"|bo@example.com|Unsubscribed\n'],
    ['Wer,Kontakt,Status\nAnn,ann@example.com,ok\nBo,bo@example.com,unsubscribed\n'],
    ['email,status\nann@example.com,active\nemail,status\nbo@example.com,unsubscribed\n'],
  ])('has its header found behind whatever stands above it: %j', (text) => {
    expect(planOf(text)).toMatchObject({ ask: ['ann@example.com'], left: ['bo@example.com'], notRead: [] });
  });

  it('with several addresses on a line gives all of them', () => {
    const all = ['ann@example.com', 'bo@example.com', 'cy@example.com'];
    for (const text of [
      'ann@example.com, bo@example.com; cy@example.com',
      'ann@example.com bo@example.com cy@example.com',
      'Ann <ann@example.com>, Bo <bo@example.com>, cy@example.com',
      '"Lee, Ann" <ann@example.com>, "Bo" <bo@example.com>; cy@example.com',
      'To: ann@example.com\nCc: bo@example.com, “Cy” <mailto:cy@example.com>',
      'ann@example.com\u200b,bo@example.com\n\ncy@example.com.',
    ])
      expect(planOf(text).ask.sort(), text).toEqual(all);
    expect(planOf('email,name\n"ann@example.com; bo@example.com",Both\ncy@example.com,Cy\n').ask).toEqual(
      all,
    );
  });

  it('is not data of another kind, in which no column says who left', () => {
    for (const text of [
      '[\n {\n "email": "a@x.org",\n "unsubscribed": true\n }\n]',
      '{"email":"a@x.org","unsubscribed":true}\n{"email":"b@x.org"}',
      '<?xml version="1.0"?><a>a@x.org</a>',
      '<table><tr><td>a@x.org</td><td>unsubscribed</td></tr></table>',
      'BEGIN:VCARD\nEMAIL:a@x.org\nEND:VCARD',
    ])
      expect(isOtherData(text), text).toBe(true);
    for (const text of ['<a@x.org>, b@x.org', '[Ann] a@x.org', 'email\na@x.org'])
      expect(isOtherData(text), text).toBe(false);
  });

  it('asks nobody beside whose address it says that they left', () => {
    const plan = planOf('a@x.org (unsubscribed)\nb@x.org - bounced\nC Block <c@x.org>\nunsubscribe@x.org\n');
    expect(plan).toMatchObject({ ask: ['c@x.org', 'unsubscribe@x.org'], left: ['a@x.org', 'b@x.org'] });
  });

  it('counts addresses that stand in other columns only', () => {
    const plan = planOf('Name,Email,Email 2\nAnn,a@x.org,b@x.org\nBo,c@x.org,a@x.org\n');
    expect(plan).toMatchObject({ ask: ['a@x.org', 'c@x.org'], elsewhere: ['b@x.org'] });
  });

  it('counts and shows every line that was not read', () => {
    const { ask, notRead } = planOf(
      'ann@example.com\nno address\nmüller@example.com\nbo@localhost, cy@example.com\n',
    );
    expect(ask).toEqual(['ann@example.com', 'cy@example.com']);
    expect(notRead).toEqual([
      { line: 2, text: 'no address' },
      { line: 3, text: 'müller@example.com' },
      { line: 4, text: 'bo@localhost cy@example.com' },
    ]);
    expect(planOf('old@example.com\nExport\nemail,status\nann@example.com,active\n').notRead).toHaveLength(1);
  });

  it('with a quote that nothing closes loses no line', () => {
    const { ask, notRead } = planOf(
      'email,name\nann@example.com,"Ann\nbo@example.com,Bo\ncy@example.com,Cy\n',
    );
    expect([...ask, ...notRead]).toHaveLength(3);
  });

  it('is read in the encodings of spreadsheets', () => {
    const text = 'email;name\nann@example.com;Zoë\n';
    const wide = Buffer.from(`\ufeff${text}`, 'utf16le');
    const files: [string, Buffer][] = [
      ['UTF-8', Buffer.from(text)],
      ['UTF-8 with a mark', Buffer.from(`\ufeff${text}`)],
      ['UTF-16', wide],
      ['UTF-16, big end first', Buffer.from(wide).swap16()],
      ['UTF-16 without a mark', wide.subarray(2)],
      ['Windows-1252', Buffer.from(text, 'latin1')],
    ];
    for (const [name, bytes] of files) {
      const table = readTable(readText(bytes) ?? '');
      expect(table.header, name).toEqual(['email', 'name']);
      expect(table.rows[0]?.cells, name).toEqual(['ann@example.com', 'Zoë']);
    }
    expect(readText(Buffer.from('PK\u0003\u0004'))).toBeNull();
  });

  it('of 10,000 wide rows takes no second', () => {
    const row = (_: unknown, n: number) =>
      `reader-${n}@example.com,${n % 10 ? 'active' : 'unsubscribed'},${'x'.repeat(400)}`;
    const plan = planOf(['email,status,notes', ...Array.from({ length: 10_000 }, row)].join('\n'));
    expect([plan.ask.length, plan.left.length, plan.notRead.length]).toEqual([9_000, 1_000, 0]);
  });
});
