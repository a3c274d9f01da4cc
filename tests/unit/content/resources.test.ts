import { expect, it } from 'vitest';
import * as resources from '@/content/resources';
import { emergency, safetyLine, safetyText, talk, talkBox, talkLine } from '@/content/safety';
import { areaOf, matchesArea } from '@/lib/domain/area';
import { linksIn, plain } from './read-blocks';

const { emergencyNumbers, helplines, organisation, organisations, resourcesPage } = resources;
const entries = [...emergencyNumbers, ...helplines, ...organisations];

it('the numbers say where they work and what to text, 999 and 111 in the UK, 911 and 988 in the USA; a screening can become checking', () => {
  expect(emergencyNumbers.map(({ country, number, name }) => `${country} ${number} ${name}`)).toEqual([
    ...['UK 999 Emergency services', 'USA 911 Emergency services', 'UK 111 NHS non-emergency medical advice'],
    'USA 988 Suicide & Crisis Lifeline',
  ]);
  for (const { number, ways } of emergencyNumbers) expect(ways[0].href).toBe(`tel:${number}`);
  const hrefs = (id: resources.OrganisationId) => organisation(id).ways.map(({ href }) => href);
  expect(organisation('samaritans').country).toBe('UK & Ireland');
  expect(hrefs('samaritans')[0]).toBe('tel:116123');
  expect(hrefs('crisis-text-lines')).toEqual(['sms:741741?body=HOME', 'sms:85258?body=SHOUT']);
  expect(organisation('mental-health-america').caution).toMatch(/not a diagnosis.*once/s);
});

it('the organisations are the eight in the specification, in its order, each in a group', () => {
  expect(organisations.map(({ id }) => id)).toEqual([
    ...['nhs-mental-health', 'mind', 'anxiety-uk', 'samaritans', 'nami', 'mental-health-america'],
    ...['crisis-text-lines', 'adaa'],
  ]);
  const grouped = resourcesPage.groups.flatMap(({ ids }) => [...ids]);
  expect(grouped).toEqual(organisations.map(({ id }) => id));
});

it('every entry has a source, and links of its kind; the numbers in the safety texts are all on the list', () => {
  for (const { id, source, ways } of entries) {
    expect(source.text, id).not.toBe('');
    for (const { kind, href } of ways)
      expect(href, id).toMatch({ call: /^tel:/, text: /^sms:/, chat: /^https:/, email: /^mailto:/ }[kind]);
  }
  const listed = new Set(entries.flatMap(({ ways }) => ways.map(({ href }) => href as string)));
  const texts = [safetyText, safetyLine, talkLine, talkBox.briefly, talkBox.danger, talkBox.young];
  const rows = [...linksIn(texts), ...emergency.numbers, ...talk.numbers, ...talkBox.ways];
  for (const { href } of rows) if (/^(tel|sms):/.test(href)) expect(listed).toContain(href);
});

it('the numbers in the safety texts are valid where they are listed: 111 for England, Scotland and Wales, 112 for Ireland and the EU', () => {
  expect(plain(safetyText)).toContain('111 (England, Scotland, Wales)');
  const uk = emergencyNumbers.find(({ id }) => id === 'uk-111');
  expect(uk?.description).toMatch(/England, Scotland and Wales.*111\.nhs\.uk is England’s/);
  expect(helplines.map(({ country, ways: [way] }) => `${country}: ${way.href}`)).toEqual([
    'Northern Ireland: tel:08088088000',
    'Ireland & EU: tel:112',
    'Canada: tel:988',
    'Canada, in many provinces: tel:811',
    'Australia: tel:000',
    'Australia: tel:131114',
    'UK, under 19: tel:08001111',
    'Ireland, under 18: tel:1800666666',
    'Canada, young people: tel:18006686868',
  ]);
});

it.each([
  // Sold with American English, used at home.
  ...['en-GB Europe/London → 999, 116 123, 85258', 'en-US Europe/London → 999, 116 123, 85258'],
  // On holiday the number of the place counts.
  'en-GB Europe/Madrid → 112',
  'es Atlantic/Canary → 112',
  'en-GB America/New_York → 911, 988, 741741',
  'fr America/Toronto → 911, 988',
  'en-US Europe/Dublin → 112, 116 123',
  // These have neither 111 nor Shout.
  ...['en-GB Europe/Jersey → 999, 116 123', 'en-GB Europe/Isle_of_Man → 999, 116 123'],
  // Nunavut has no 911.
  'en-CA America/Iqaluit → ',
  // 911 is not everywhere in America, nor 999 wherever English is British: all numbers are shown.
  ...['en-US America/Bogota → ', 'en-GB Africa/Lagos → ', 'en-AU Australia/Sydney → '],
  // Where the browser hides the zone, a language that was chosen decides; the common default does not.
  ...['en-GB UTC → 999, 116 123, 85258', 'en-IE UTC → 112, 116 123', 'en-CA UTC → 911, 988', 'en-US UTC → '],
  // Firefox and Tor's browser, where they resist fingerprinting, say this of every place.
  'en-US Atlantic/Reykjavik → ',
  // Some browsers tell neither.
  ...['undefined undefined → ', 'undefined UTC → '],
])('in this language and zone the nearest numbers are: %s', (row) => {
  const [language, zone, labels] = row.split(/ → | (?=\S+ →)/);
  const known = (told = '') => (told === 'undefined' ? undefined : told) as string;
  const area = areaOf(known(language), known(zone));
  const near = [...emergency.numbers, ...talk.numbers].filter(({ areas }) => matchesArea(areas, area));
  expect(near.map(({ label }) => label).join(', ')).toBe(labels);
});

// By country in tzdata's `zone.tab`, with older names; without Nunavut and what shares a zone with it.
const northAmerica = `New_York Detroit Kentucky/Louisville Kentucky/Monticello Louisville Fort_Wayne
Indianapolis Indiana/Indianapolis Indiana/Vincennes Indiana/Winamac Indiana/Marengo Indiana/Petersburg Indiana/Vevay
Indiana/Tell_City Indiana/Knox Chicago Menominee North_Dakota/Center North_Dakota/New_Salem North_Dakota/Beulah Denver Boise
Phoenix Los_Angeles Anchorage Juneau Sitka Metlakatla Yakutat Nome Adak Puerto_Rico St_Thomas St_Johns Halifax Glace_Bay
Moncton Goose_Bay Blanc-Sablon Toronto Montreal Winnipeg Regina Swift_Current Edmonton Yellowknife Inuvik Creston Dawson_Creek
Fort_Nelson Whitehorse Dawson Vancouver Pacific/Honolulu
Pacific/Pago_Pago Pacific/Guam Pacific/Saipan`;

it('every zone of the USA and Canada has 911 and 988, and no other zone has', () => {
  const named = northAmerica.split(/\s+/).map((name) => (/^Pacific/.test(name) ? name : `America/${name}`));
  const all = [...Intl.supportedValuesOf('timeZone'), ...named];
  for (const { areas } of [emergency.numbers[1], talk.numbers[2]])
    expect(new Set(all.filter((zone) => matchesArea(areas, zone)))).toEqual(new Set(named));
});
