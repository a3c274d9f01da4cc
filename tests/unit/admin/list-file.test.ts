import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { isOtherData, readTable, readText } from '@/app/admin/mails/newsletter/list-file';
import * as list from '@/app/admin/mails/newsletter/understand-list';

const planOf = (text: string, fileName = '') => {
  const table = readTable(text, fileName);
  const { columns, service } = list.understandColumns(table);
  const unknown = list.unknownIn(columns).map(({ example }) => example);
  return { ...list.planImport(table, columns), service, unknown, refused: list.leftFile(table, columns) };
};

const lists = join(import.meta.dirname, 'lists');
/** When somebody agreed, and where they came from. */
const told: Record<string, string> = {
  'subscribed_members_export_3f2.csv': '2018-02-12 10:54:27,',
  ...{ 'buttondown.csv': ',embedded_form', 'aweber.csv': ',web', 'mailerlite.csv': '2024-01-01 10:00:00,' },
};

it.each(readdirSync(lists))('%s, a service’s export, asks nobody who left, and everybody else', (file) => {
  const text = readFileSync(join(lists, file), 'utf8');
  expect(isOtherData(text)).toBe(false);
  const plan = planOf(text, file);
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

const ann = { ask: ['ann@x.org'], left: ['bo@x.org'] };
const both = { ask: ['ann@x.org', 'bo@x.org'], left: [] };

it.each<[string, object]>([
  // Who wants no text messages may want letters.
  ['email,sms_opt_out,opt_in\nann@x.org,TRUE,yes\nbo@x.org,TRUE,no\n', { ...ann, refused: null }],
  ['bo@x.org (left 2023)\nann@x.org\n', ann],
  ['ann@x.org,active\nbo@x.org,unsubscribed\n', ann],
  ['email,status\nbo@x.org,active\nBO@x.org,unsubscribed\nann@x.org,active\n', ann],
  // A row that slipped is told and not asked.
  ['email,name,status\nann@x.org,A,ok\nbo@x.org,L, B,left\n', { ...ann, left: [], notRead: [{ line: 3 }] }],
  ['ann@x.org\t2014-01-01\t1\nbo@x.org\t2014-01-01\t0\n', { ask: [], unknown: ['1', '0'] }],
  ['Name,Email,Email 2\nAnn,a@x.org,b@x.org\nBo,c@x.org,a@x.org\n', { elsewhere: ['b@x.org'] }],
  ['bo@x.org (unsubscribed)\nA Block <ann@x.org>\n', ann],
  ...['bo@x.org: no', 'NOT bo@x.org', 'bo@x.org NEIN', 'bo@x.org 👎', 'Bo † <bo@x.org>'].map(
    (line): [string, object] => [`${line}\nMr N No <ann@x.org>\n`, ann],
  ),
  ['bo@x.org - bounced\nunsubscribe@x.org\n', { ...ann, ask: ['unsubscribe@x.org'] }],
  ...['# bo@x.org', '// bo@x.org', 'bo@x.org 🚫', '✗ bo@x.org', 'bo@x.org doesn’t want emails'].map(
    (line): [string, object] => [`${line}\n=+ann@x.org\n`, ann],
  ),
  ...['xx_bo@x.org', 'DELETED-bo@x.org', 'bo@x.org.invalid', 'bo@deletion-request.x.org'].map(
    (spoilt): [string, object] => [`email\n${spoilt}\nann@x.org\n`, { ask: ['ann@x.org'] }],
  ),
  ['El. paštas,Grupė\nann@x.org,A\nbo@x.org,B\n', { ask: [] }],
  ['Readers,Opted out\na@x.org,b@x.org\nb@x.org,\nann@x.org,\n', { ask: ['ann@x.org'] }],
  ['| Email | Status |\n|---|---|\n| c@x.org | active |\n', { ask: ['c@x.org'], unknown: [], notRead: [] }],
])('the words beside an address, in every row of it, say whether it is asked: %j is %o', (text, plan) => {
  expect(planOf(text)).toMatchObject(plan);
});

it('our own export is read with both, and a name is not used', () => {
  const text = 'email,name,status,source,confirmed_at,list_confirmed\nann@x.org,A,active,form,2026-01-02,';
  const { columns } = list.understandColumns(readTable(text));
  expect(columns.map(({ role }) => role).join()).toBe('address,unused,left,source,confirmed,unused');
  expect(planOf(text).notes.get('ann@x.org')).toEqual({ confirmed: '2026-01-02', source: 'form' });
});

/** Each `column: value of one who is asked → value of one who left`. */
const rowsOf = (...rows: readonly string[]) =>
  rows.map((row) => row.split(/: | → /) as [name: string, one: string, other: string]);
const inOtherLanguages = rowsOf(
  ...['Status: angemeldet → abgemeldet', 'Estado: suscrito → dado_de_baja', 'Estado: Activo → Queja'],
  ...['Stato: iscritto → Disiscritto', 'Status: ingeschreven → uitgeschreven'],
  ...['Status: inscrito → descadastrado', 'Статус: подписан → отписан', '状态: 已订阅 → 已退订'],
  ...['Tila: Tilaaja → Eronnut', 'Stanje: Prijavljen → Odjavljen', 'dnc_reason: 0 → 2'],
  ...['配信: 希望する → 希望しない', '購読: はい → いいえ', 'Souhlas: ano → ne'],
);
/** The last ones were read in another encoding than they were written in. */
const notUnderstood = rowsOf(
  ...['status: 3 → 1', 'Status: paused → active', 'status: -1 → 1', 'Newsletter: - → +', 'Status: S → C'],
  ...['Zustand: Z1 → Z2', 'Rundbrief: nein → ja', 'Frequency: weekly → never', 'Ended:  → 45292.5'],
  ...['Preferences: {"newsletter":false} → {"newsletter":true}', 'الحالة: ملغى → مشترك'],
  ...['Ã‰tat: DÃ©sabonnÃ© → AbonnÃ©', '\ufffdtat: D\ufffdsabonn\ufffd → Abonn\ufffd'],
  ...['ƒtat: DŽsabonnŽ → AbonnŽ', '”zM: Šó–]‚µ‚È‚¢ → Šó–]‚·‚é', 'Ñòàòóñ: îòïèñàí → ïîäïèñàí'],
);

/** Columns whose names say the same, by the values of one who is asked and one who left. */
const named = (asked: string, left: string, ...names: readonly string[]) =>
  names.map((name) => [name, asked, left] as const);
it.each([
  ...named('true', 'false', 'subscribed', 'is_subscribed', 'email_marketing', 'Mailable', 'DOI'),
  ...named('FALSE', 'TRUE', 'opted_out', 'global_unsubscribe', 'do_not_contact', 'Werbesperre'),
  ...named('', 'x', 'Opt-Out', 'Kündigung', 'NPAI', 'GDPR erased'),
  ...named('', '2024-01-01', 'deactivated', 'suspended_at', '解除日'),
  ...named('0', '1', 'Is Unsubscribed', 'blacklisted', 'bouncecount', 'hard_bounced'),
  ...named('', '01.02.2024', 'Abmeldedatum', 'Abmeldung', 'Austrittsdatum', 'Date unsubscribed'),
  ...['N/A', '0000-00-00 00:00:00', '1/0/1900', '(blank)'].map(
    (never) => ['unsubscribed_at', never, '2024-01-01 00:00:00'] as const,
  ),
  ...inOtherLanguages,
  ...rowsOf(
    ...['Subscribed: 1.0 → 0.0', 'Reason for leaving:  → too many', 'last_error:  → 550 no such user'],
    ...['nomail:  → [U]', 'delivery_status: enabled → by_bounces', 'Name: Ann → UNSUBSCRIBED - Bo'],
    ...['Newsletter: Ja bitte → Nein danke', 'unsubscribedAt:  → 2024-01-01T00:00:00Z'],
    ...['Statut: Abonné(e) → Désabonné(e)', 'Status: Subscribed → Never Subscribed'],
    'Email subscriber status: Subscribed → Unsubscribed (by admin)',
    ...['Consent: SUBSCRIBED → NEVER_SUBSCRIBED', 'Subscriber status: Active → Marked as spam'],
    ...['Marketing permission: granted → revoked', 'Status: ✅ → ❌', 'State: active → left 2023'],
    ...['Group: subscriber → Ex-members', 'Tags: subscriber → vip, unsubscribed'],
    'Email Suppressions: [] → [{reason:HARD_BOUNCE}]',
    'Notes: Loved the talk on how to stop worrying → Please remove her, she died',
    ...['Notes: fine → no longer wishes to receive this', 'Notes: fine → GDPR deletion request'],
    ...['Notes: quit smoking → mail returned', 'Notes: fine → leave her alone', 'Notes: fine → gestorben'],
    ...['Notes: fine → Kein Interesse mehr', 'Notes: fine → wil niet meer', 'Notes: fine → не писать'],
    ...['Bemerkung: alte Kundin → möchte keine Mails mehr', 'Notes: fine → asked to stop'],
    'Tags: subscriber → vip, no-newsletter',
  ),
])('a column “%s” says who left: %j is asked, %j is not', (name, asked, left) => {
  const plan = planOf(`Email;${name}\nann@x.org;${asked}\nbo@x.org;${left}\ncy@x.org;${asked}\n`);
  expect(plan).toMatchObject({ ask: ['ann@x.org', 'cy@x.org'], left: ['bo@x.org'], unknown: [] });
});

it.each([
  ['unsubscribe_url', 'https://x.org/u/1', 'https://x.org/u/2'],
  ['Abmeldelink', 'https://x.example/1', 'https://x.example/2'],
  ['State,City,subscribed_at,First Name', 'CA,Oakland,2024-01-01,Spam', 'TX,Austin,2024-01-02,Bo'],
  ['Paid,Opens,E-mail Type,Emails received', 'yes,1,SMTP,10', 'no,0,SMTP,12'],
  ['Email status date,Birthday', '2024-01-01,', '2024-01-02,2/3/80'],
  ['IsOptInPending,Miasto,E-mail 1 - Type', 'false,Łódź,* Home', 'true,Říše,* Work'],
])('a column that everybody has, or of a place or a time, says nothing: %s', (names, one, other) => {
  const plan = planOf(`email,${names}\nann@x.org,${one}\nbo@x.org,${other}\n`);
  expect(plan).toMatchObject({ ...both, unknown: [] });
});

it.each([
  ...notUnderstood,
  ...rowsOf('Newsletter: weekly → ', 'subscription status:  → active', 'Sandwich: x → '),
  ...rowsOf(
    'Inscription terminée le: 01/02/2024 → ',
    'Date de sortie: 2024-01-01 → ',
    'Abo beendet: Mar 3 2024 → ',
  ),
])('a column %s with %j is not understood, and stops the import with its values', (name, value, other) => {
  const plan = planOf(`email,${name}\nann@x.org,${value}\nbo@x.org,${other}\ncy@x.org,${other}\n`);
  expect(plan.unknown).toContain(value);
  expect(plan.ask).not.toContain('ann@x.org');
});

const inverted =
  'Liste noire e-mail,Pas de mails,Sans newsletter,Keine Mails,Newsletter nicht gewünscht,Ohne Newsletter,Geen nieuwsbrief,' +
  'Sin newsletter,No enviar newsletter,Senza newsletter,Não enviar e-mail,Inga mail,Ikke nyhedsbrev,Bez newslettera,配信拒否,' +
  'Не получать письма и рассылку по подписке,Not subscribed,No newsletter,Newsletter off,Ex-subscriber,Consent denied,Brieftaube';
it.each(inverted.split(','))('a yes in “%s” asks nobody, before it is said what it means', (name) => {
  const plan = planOf(`email,${name}\nann@x.org,✅\nbo@x.org,❌\ncy@x.org,❌\n`);
  if (plan.unknown.length === 0) expect(plan).toMatchObject({ left: ['ann@x.org'] });
  else expect(plan.unknown).toContain('✅');
});

const names =
  'ausgetragene,Gelöschte Kontakte,cold-subscribers,failed_deliveries,avregistrerade,' +
  'Suppression list,Unsubs,do-not-mail,Ex-members,Kündigungen,Gesperrte Empfänger,NPAI,exclusions';
const bothTold = 'email,status\na@x.org,active\nb@x.org,unsubscribed\n';
it.each<readonly [string, string, string | null]>([
  ['unsubscribes.csv', 'email,name\nann@x.org,Ann\n', 'name'],
  ['abgemeldete-2024.txt', 'ann@x.org\n', 'name'],
  ...names.split(',').map((name) => [`${name}.csv`, 'email\nann@x.org\n', 'name'] as const),
  ['hard-bounces.csv', 'email,reason\nann@x.org,550 unknown\n', 'name'],
  ['x.csv', 'email,status\nann@x.org,unsubscribed\nbo@x.org,bounced\n', 'values'],
  ['x.csv', 'E-mail,OptOut_Date\nann@x.org,20110122T111244\n', 'values'],
  ['x.csv', 'email,UNSUB_TIME\nann@x.org,\n', 'columns'],
  ['x.csv', 'Email,Portal Unsubscribe,Marketing Information\nann@x.org,FALSE,TRUE\n', 'columns'],
  ['x.csv', 'address,code,error\nann@x.org,550,No such mailbox\n', 'values'],
  ['x.csv', 'Unsubscribed contacts\n\nemail,name\nann@x.org,Ann\n', 'title'],
  ['', 'Active:\nann@x.org\n\nUnsubscribed:\nbo@x.org\n', 'title'],
  ['', 'Email,Name\nann@x.org,Ann\n\nEmail,Unsubscribed on\nbo@x.org,2020-01-01\n', 'title'],
  // The columns tell both apart.
  ['all-incl-unsubscribed.csv', bothTold, null],
  ['', `All contacts, unsubscribed ones too\n${bothTold}`, null],
  ['subscribed_members.csv', 'email\na@x.org\n', null],
])('a file of people who left, and no other, is refused as such: %s %j', (name, text, reason) => {
  expect(planOf(text, name).refused).toBe(reason);
});

it.each([
  'sep=;\r\nemail;status\r\nann@x.org;active\r\nbo@x.org;unsubscribed\r\n',
  '\ufeff"sep=;"\r\n\r\nemail;status\r\nann@x.org;active\r\nbo@x.org;unsubscribed\r\n',
  'Export of May\n\nMy list,,\nemail,name,status\nann@x.org,Ann,active\nbo@x.org,Bo,unsubscribed\n',
  'email\tstatus\rann@x.org\tactive\rbo@x.org\tunsubscribed\r',
  'Name|E-Mail-Adresse|Status\nAnn|ann@x.org|ok\n"Bo\n|the second"|bo@x.org|Unsubscribed\n',
  'email^status\nann@x.org^active\nbo@x.org^unsubscribed\n',
  'email，status\nann@x.org，active\nbo@x.org，unsubscribed\n',
  "'email','status'\n'ann@x.org','active'\n'bo@x.org','unsubscribed'\n",
  'Wer,Kontakt,Status\nAnn,ann@x.org,ok\nBo,bo@x.org,unsubscribed\n',
  'email,status\nann@x.org,active\nemail,status\nbo@x.org,unsubscribed\n',
])('a list has its header found behind whatever stands above it: %j', (text) => {
  expect(planOf(text)).toMatchObject({ ...ann, notRead: [] });
});

it('a list with several addresses on a line gives all of them', () => {
  const all = ['ann@x.org', 'bo@x.org', 'cy@x.org'];
  for (const text of [
    'ann@x.org, bo@x.org; cy@x.org',
    'ann@x.org bo@x.org cy@x.org',
    'Ann <ann@x.org>, Bo <bo@x.org>, cy@x.org',
    '"Lee, Ann" <ann@x.org>, "Bo" <bo@x.org>; cy@x.org',
    'To: ann@x.org\nCc: bo@x.org, “Cy” <mailto:cy@x.org>',
    'ann@x.org\u200b,bo@x.org\n\ncy@x.org.',
  ])
    expect(planOf(text).ask.sort(), text).toEqual(all);
  expect(planOf('email,name\n"ann@x.org; bo@x.org",Both\ncy@x.org,Cy\n').ask).toEqual(all);
});

it('a list is not data of another kind, in which no column says who left', () => {
  for (const text of [
    '[\n {\n "email": "a@x.org",\n "unsubscribed": true\n }\n]',
    '{"email":"a@x.org","unsubscribed":true}\n{"email":"b@x.org"}',
    '<?xml version="1.0"?><a>a@x.org</a>',
    '<table><tr><td>a@x.org</td><td>unsubscribed</td></tr></table>',
    'BEGIN:VCARD\nEMAIL:a@x.org\nEND:VCARD',
    ...['%PDF-1.7\na@x.org', '{\\rtf1 a@x.org}'],
    '- email: a@x.org\n  subscribed: true\n- email: b@x.org\n  subscribed: false\n',
    'Email: a@x.org\r\nName: Ann\r\nSubscribed: no\r\n',
    'dn: cn=Ann,mail=a@x.org\ncn: Ann\nmail: a@x.org\nmailUserStatus: inactive\n',
    '[[reader]]\nemail = "a@x.org"\nsubscribed = false\n',
    "-- Dump\nINSERT INTO `users` VALUES (1,'a@x.org','active'),(2,'b@x.org','unsubscribed');\n",
    'From a@x.org Thu Jan 1\nFrom: Ann <a@x.org>\nSubject: Unsubscribe\n\nPlease.\n',
  ])
    expect(isOtherData(text), text).toBe(true);
  const lists = [
    'To: a@x.org\nCc: b@x.org',
    'a@x.org: no\nDear all: hello',
    'Name: Email\nAnn,a@x.org',
    'Tue 2 10:00,a@x.org\nWed 3 11:00,',
  ];
  for (const text of [...lists, '<a@x.org>, b@x.org', '[Ann] a@x.org', 'email\na@x.org'])
    expect(isOtherData(text), text).toBe(false);
});

it('every line that was not read is counted and shown, also where nothing closes a quote', () => {
  const { ask, notRead } = planOf('ann@x.org\nno address\nmüller@x.org\nbo@localhost, cy@x.org\n');
  expect(ask).toEqual(['ann@x.org', 'cy@x.org']);
  expect(notRead).toEqual([
    { line: 2, text: 'no address' },
    { line: 3, text: 'müller@x.org' },
    { line: 4, text: 'bo@localhost cy@x.org' },
  ]);
  expect(planOf('old@x.org\nExport\nemail,status\nann@x.org,active\n').notRead).toHaveLength(1);
  const twoTables = 'email,name\nann@x.org,Ann\nbo@x.org,Bo\n\nemail,status\nbo@x.org,left\n';
  expect(planOf(twoTables)).toMatchObject({ ask: ['ann@x.org'], notRead: [{ line: 4 }, { line: 5 }] });
  const open = planOf('email,name\nann@x.org,"Ann\nbo@x.org,Bo\ncy@x.org,Cy\n');
  expect([...open.ask, ...open.notRead]).toHaveLength(3);
});

it('a list is read in the encodings of spreadsheets', () => {
  const text = 'email;name\nann@x.org;Zoë\n';
  const wide = Buffer.from(`\ufeff${text}`, 'utf16le');
  const files = {
    ...{ 'UTF-8': Buffer.from(text), 'UTF-8 with a mark': Buffer.from(`\ufeff${text}`), 'UTF-16': wide },
    ...{ 'big end first': Buffer.from(wide).swap16(), 'UTF-16 without a mark': wide.subarray(2) },
    'Windows-1252': Buffer.from(text, 'latin1'),
  };
  const table = { header: ['email', 'name'], rows: [{ cells: ['ann@x.org', 'Zoë'] }] };
  for (const [name, bytes] of Object.entries(files))
    expect(readTable(readText(bytes) ?? ''), name).toMatchObject(table);
  expect(readText(Buffer.from('PK\u0003\u0004'))).toBeNull();
  expect(readText(Buffer.concat([Buffer.alloc(99), wide]))).toBeNull();
});
