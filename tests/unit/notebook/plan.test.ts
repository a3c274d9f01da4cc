import { expect, it } from 'vitest';
import { planWords } from '@/content/flip/plan';
import type { WorkbookBlock, WorkbookPart } from '@/content/workbook/model';
import { emergencyPlan } from '@/content/workbook/parts/emergency-plan';
import { setbacks } from '@/content/workbook/parts/setbacks';
import * as plans from '@/lib/domain/plan';
import { fieldsOf } from '@/lib/workbook/answers';
import { fc } from '../../support/random';

const { companyFields, daytimeFields, isOldPlan, joined, personIn, planFields, planNames, signBox } = plans;
const { telephonesIn, withOldPlan } = plans;

it.each([
  ['07700 900123', 'tel:07700900123'],
  ['Jo: 07700 900 123 (evenings)', 'tel:07700900123'],
  ['+44 (0)20 7946 0958', 'tel:+442079460958'],
  ['(020) 7946-0958', 'tel:02079460958'],
  ['+1 (555) 010-0123', 'tel:+15550100123'],
  ['020 7946 0958 ext 12', 'tel:02079460958'],
  ['604 555 0100 Local 212', 'tel:6045550100'],
  ['+5493516315733 ext.', 'tel:+5493516315733'],
  ['18005551212,,1234567#', 'tel:18005551212'],
  ['202-555-0191 around 18h45-19h', 'tel:2025550191'],
  ['020 7946 0958, 9-5', 'tel:02079460958'],
  ['9.30-17.00 020 7946 0958', 'tel:02079460958'],
  ['020 7946 0958 10 am', 'tel:02079460958'],
  ['\u202A07700 900123\u202C', 'tel:07700900123'],
  ['０７７００ ９００１２３', 'tel:07700900123'],
  ['٠٧٧٠٠ ٩٠٠١٢٣', 'tel:07700900123'],
  ['0800\u2011123\u2013456', 'tel:0800123456'],
  ['0044 20 7946 0958', 'tel:00442079460958'],
  ['030/123456', 'tel:030123456'],
  ['111', 'tel:111'],
  ['Samaritans 116 123', 'tel:116123'],
  ['Jo:07700 900123', 'tel:07700900123'],
  ['07700 900123 / 020 7946 0958', 'tel:07700900123 tel:02079460958'],
  ['07700 900123\n07700 900124', 'tel:07700900123 tel:07700900124'],
])('the numbers to call in %s are %s', (text, hrefs) => {
  const found = telephonesIn(text).map(({ href }) => href);
  expect(found.join(' ')).toBe(hrefs);
});

it.each([
  ...['', 'Room 205', '12/3/2026', '2026-11-26', '24/7', '9-5', '*#06#', '*31#07700900123', '0800 FLOWERS'],
  ...['0800FLOWERS', 'ask 111 first', '020 7946 0958 10:30', '07700 900123 07700 900124', '+0 20 7946 0958'],
  ...['12345678901234567', 'in 1999', 'ring at 10:30', '#07700900123', 'jo@example.org', '12.3.2026'],
  '18h45-19h',
])('there is no number to call in “%s”', (text) => expect(telephonesIn(text)).toEqual([]));

it('whatever is typed, a link has digits only, and all of them were typed', () => {
  const typed = fc.oneof(fc.string({ unit: 'grapheme' }), fc.stringMatching(/^[\d ()+./#*x-]{0,30}$/));
  fc.assert(
    fc.property(typed, (text) => {
      for (const { href, label } of telephonesIn(text)) {
        expect(href).toMatch(/^tel:\+?\d{3,17}$/);
        expect(label.replace('(0)', '').replace(/\D/g, '')).toContain(href.slice(4).replace('+', ''));
      }
    }),
  );
});

it('a number that cannot be called is read as it was written', () => {
  const [alone, fields] = companyFields;
  const contact = { [fields.name]: 'Sam', [fields.number ?? '']: 'in my contacts' };
  expect(personIn(contact, fields)).toEqual({ name: 'Sam in my contacts', telephones: [] });
  const telephones = [{ label: '07700 900123', href: 'tel:07700900123' }];
  expect(personIn({ [alone.name]: 'Sam, 07700 900123' }, alone)).toEqual({ name: 'Sam', telephones });
  expect(personIn({ [alone.name]: '07700 900123' }, alone)?.name).toBe('07700 900123');
  expect(personIn({ [fields.name]: 'Sam 07700 900123' }, fields)?.telephones).toHaveLength(1);
  expect(personIn({ [alone.name]: ' ' }, alone)).toBeNull();
});

/** The fields of the two parts of the workbook that are the plan; boxes only where they are signs. */
const parts: readonly WorkbookPart[] = [emergencyPlan, setbacks];
const isWritten = (block: WorkbookBlock) => typeof block === 'object' && block.kind !== 'checklist';
const written = parts
  .flatMap(({ sections }) => sections)
  .flatMap(({ id, blocks }) => blocks.filter(isWritten).flatMap((block) => fieldsOf(id, block)))
  .map(({ name }) => name);

it('the plan is what two parts of the workbook ask, each thing once, and has a label for each', () => {
  const boxes = planWords.signs.map((_, place) => signBox(place));
  const names = planNames().filter((name) => !boxes.includes(name));
  expect(names.toSorted()).toEqual(written.toSorted());
  expect(Object.keys(planWords.lines).toSorted()).toEqual(Object.keys(planFields).toSorted());
  expect(planWords.signs).toEqual(Object.values(emergencyPlan.sections[1].blocks[1].items));
  expect(Object.keys(planWords.daytime)).toEqual(Object.keys(daytimeFields));
});

const old = ['before-a-setback/risky/signs', 'my-setback-plan/plan/day', 'my-setback-plan/plan/letter'];
const texts = ['', ' ', 'Jo', 'Jo, my sister', 'I wake at four.', 'It went before.\nTwice.', 'Tea'];
const text = fc.constantFrom(...texts);
/** Names come from the device: some are those that every object has. */
const inherited = ['__proto__', 'constructor', 'toString'];
const answers = fc.dictionary(fc.constantFrom(...planNames(), ...old, ...inherited), text);
const oldPlan = fc.record({ signs: text, first: text, people: text, reminder: text });

it('an older plan is known by its four texts, comes along without losing a word or writing one twice, and a second time changes nothing', () => {
  fc.assert(
    fc.property(answers, fc.option(oldPlan), (stored: plans.Answers, plan) => {
      const whole = withOldPlan(stored, plan);
      const now = Object.values(whole).join('\n');
      for (const words of [...Object.values(stored), ...Object.values(plan ?? {})])
        expect(now).toContain(words.trim());
      expect(Object.keys(whole).filter((name) => old.includes(name))).toEqual([]);
      expect(withOldPlan(whole, plan)).toEqual(whole);
    }),
  );
  const whole = 'Tea, and the dog.';
  expect([joined(whole, 'the dog'), joined('Tea', whole)]).toEqual([whole, whole]);
  expect(joined('Tea', 'The dog')).toBe('Tea\nThe dog');
  expect(isOldPlan({ signs: '', first: '', people: '', reminder: '' })).toBe(true);
  for (const value of [null, 'text', {}, { signs: '', first: '', people: '', reminder: 4 }])
    expect(isOldPlan(value)).toBe(false);
});
