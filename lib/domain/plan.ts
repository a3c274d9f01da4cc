/** What a person wrote into the workbook, by field name. A ticked box has the value `yes`. */
export type Answers = Readonly<Record<string, string>>;

/** The plan for a bad night is these fields of the workbook, so that the exercise and the workbook have one plan. */
export const planFields = {
  flip: 'plan-now/plan/flip',
  spot: 'plan-now/plan/spot',
  say: 'plan-now/plan/say',
  signs: 'plan-signs/signs/own',
  first: 'plan-signs/signs/first',
  reminder: 'plan-people/letter/self',
  ahead: 'before-a-setback/risky/own',
  helped: 'my-setback-plan/plan/helped',
  week: 'my-setback-plan/plan/week',
  tell: 'my-setback-plan/plan/person',
  keep: 'my-setback-plan/plan/keep',
  help: 'my-setback-plan/plan/help',
  back: 'plan-signs/medical/watch',
  urgent: 'plan-signs/medical/urgent',
  source: 'plan-signs/medical/who',
  appointment: 'plan-signs/medical/next',
} as const;
export type PlanField = keyof typeof planFields;

/** A box to tick of the plan: a sign that a person knows. @param index from 0 */
export const signBox = (index: number) => `plan-signs/signs/${index + 1}`;
const SIGNS = 6;

export interface PersonFields {
  name: string;
  /** The field of the number. Without one, the number is written behind the name. */
  number?: string;
}

/** People to call for company. */
export const companyFields: readonly [PersonFields, PersonFields, PersonFields] = [
  { name: 'plan-now/plan/person' },
  { name: 'plan-people/people/3/name', number: 'plan-people/people/3/number' },
  { name: 'plan-people/people/4/name', number: 'plan-people/people/4/number' },
];
/** Whom to call by day. */
export const daytimeFields = {
  doctor: { name: 'plan-people/people/1/name', number: 'plan-people/people/1/number' },
  pharmacy: { name: 'plan-people/people/2/name', number: 'plan-people/people/2/number' },
  therapist: { name: 'plan-people/people/5/name', number: 'plan-people/people/5/number' },
};

/** All fields of the plan. */
export const planNames = (): readonly string[] => [
  ...Object.values(planFields),
  ...Array.from({ length: SIGNS }, (_, index) => signBox(index)),
  ...[...companyFields, ...Object.values(daytimeFields)].flatMap(({ name, number }) =>
    number ? [name, number] : [name],
  ),
];

/** Only the plan, without the workbook's other answers. */
export const planOf = (answers: Answers): Answers =>
  Object.fromEntries(planNames().flatMap((name) => (answers[name] ? [[name, answers[name]]] : [])));

/** Fields that asked the same in two parts of the workbook, until November 2026, and where their words are now. */
const moved: Readonly<Record<string, string>> = {
  'before-a-setback/risky/signs': planFields.signs,
  'my-setback-plan/plan/day': planFields.first,
  'my-setback-plan/plan/letter': planFields.reminder,
};

const oldLines = ['signs', 'first', 'people', 'reminder'] as const;
/** The notebook's own plan, until November 2026. */
type OldPlan = Readonly<Record<(typeof oldLines)[number], string>>;

export function isOldPlan(value: unknown): value is OldPlan {
  return oldLines.every((line) => typeof Object(value)[line] === 'string');
}

/** Both texts, and one that is part of the other only once. */
export function joined(one = '', other = ''): string {
  const [a, b] = [one.trim(), other.trim()];
  if (!b || a.includes(b)) return one;
  return !a || b.includes(a) ? other : `${one}\n${other}`;
}

/**
 * Answers with what older releases stored elsewhere. Nothing is left out, and doing it again changes nothing.
 * @param old the notebook's plan
 */
export function withOldPlan(answers: Answers, old: OldPlan | null): Answers {
  // Names come from the device: an object with a prototype has some of its own.
  const whole: Record<string, string> = Object.create(null);
  for (const [name, text] of Object.entries(answers)) {
    const target = (Object.hasOwn(moved, name) && moved[name]) || name;
    // A text in its present place comes before one that was moved there.
    whole[target] = target === name ? joined(text, whole[target]) : joined(whole[target], text);
  }
  if (!old) return whole;
  const add = (name: string, text: string) => {
    if (text.trim()) whole[name] = joined(whole[name], text);
  };
  add(planFields.signs, old.signs);
  add(planFields.first, old.first);
  add(planFields.reminder, old.reminder);
  const names = companyFields.map(({ name }) => name);
  const isThere = names.some((name) => whole[name]?.includes(old.people.trim()));
  if (!isThere) add(names.find((name) => !whole[name]) ?? companyFields[2].name, old.people);
  return whole;
}

/** A number to call, as its writer typed it. */
interface Telephone {
  label: string;
  href: `tel:${string}`;
}

/** A number among other words has at least this many digits; one that stands alone may be 111. */
const MIN_AMONG_WORDS = 7;
const MIN_ALONE = 3;
/** Numbers of help lines that are the same in all of Europe, such as 116 123. */
const isHelpLine = (digits: string) => /^116\d{3}$/.test(digits);
/** ITU-T E.164, with the prefix 00; within a country no number is longer than twelve. */
const maxDigits = (isAbroad: boolean, digits: string) => (isAbroad ? 15 : digits.startsWith('00') ? 17 : 12);
const isDate = (text: string) => /^\d{1,4}([/.-])\d{1,2}\1\d{1,4}$/.test(text);
/** Beside a number these make it something else: a code for the network, a number spelled in letters, a time. */
const isPartOfMore = (before: string, after: string) =>
  /[\p{L}*#]$|\d:$/u.test(before) || /^ ?[*#:]|^\p{L}/u.test(after);
/** Opening hours: 9-5, 9.30-17.00, 24/7, 10 am. */
const hours =
  /(^|[\s,;(])(\d{1,2}([:.]\d\d)? ?[ap]\.?m\b|24\/7|\d{1,2}([:.]\d\d)?-\d{1,2}([:.]\d\d)?(?![^\s,;)]))/gi;

/**
 * The numbers in a typed text, such as `07700 900 123 (evenings)`. What may not be a number to call is left as words: a
 * wrong number in a bad hour is worse than none. An extension is left to the person.
 */
export function telephonesIn(text: string): Telephone[] {
  // Copied contacts bring invisible marks, other digits, and dashes and spaces of many kinds.
  const plain = text
    .normalize('NFKC')
    .replace(/\p{Nd}/gu, (digit) => String(digitOf(digit)))
    .replace(/\p{Cf}/gu, '')
    .replace(/\p{Pd}/gu, '-')
    .replace(/[^\S\n]/g, ' ')
    .replace(hours, '$1|');
  const isAlone = !/[\p{L}|]/u.test(plain);
  const found = [...plain.matchAll(/\+?\(?\d(?:[ ()./-]{0,3}\d)*/g)].flatMap(({ 0: match, index }) =>
    isPartOfMore(plain.slice(0, index), plain.slice(index + match.length))
      ? []
      : // Two numbers, one after the other.
        match.split(/ \/ ?| ?\/ | {2,}/),
  );
  return found.flatMap((piece) => {
    const isAbroad = piece.startsWith('+');
    const digits = (isAbroad ? piece.replace('(0)', '') : piece).replace(/\D/g, '');
    const minDigits = isAlone && found.length === 1 ? MIN_ALONE : MIN_AMONG_WORDS;
    const isLong = digits.length >= minDigits || isHelpLine(digits);
    const isNumber = isLong && digits.length <= maxDigits(isAbroad, digits);
    if (!isNumber || isDate(piece) || (isAbroad && digits.startsWith('0'))) return [];
    const label = /\(.*\)/.test(piece) ? piece : piece.replace(/[()]/g, '');
    return [{ label, href: `tel:${isAbroad ? '+' : ''}${digits}` as const }];
  });
}

/** The value of a decimal digit of any script: each has ten in a row. */
export function digitOf(digit: string): number {
  const code = digit.codePointAt(0) ?? 0;
  let zero = code;
  while (code - zero < 9 && /\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero--;
  return code - zero;
}

/** Someone in the plan: a name as it was written, and a number to call where there is one. */
export interface PlanPerson {
  name: string;
  telephones: readonly Telephone[];
}

/** @returns null if neither name nor number is written */
export function personIn(answers: Answers, fields: PersonFields): PlanPerson | null {
  const name = answers[fields.name]?.trim() ?? '';
  const number = answers[fields.number ?? '']?.trim() ?? '';
  if (!name && !number) return null;
  const telephones = telephonesIn(number || name);
  if (number) return { name: telephones.length > 0 ? name : `${name} ${number}`.trim(), telephones };
  // Removes a number that was written behind the name, so that it is shown once.
  const alone = telephones.reduce((text, { label }) => text.replace(label, ''), name);
  return { name: alone.replace(/[\s,;:–-]+$/, '').trim() || name, telephones };
}
