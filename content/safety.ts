/**
 * The only wording for emergencies. What is always visible is short: the red flags and the nearest numbers. What "More"
 * opens, and what a printed page says, is a line, a short text, or the full box with its list. No other text may say when to call which number; `tests/unit/safety` checks every page, mail and PDF.
 *
 * The list follows an ambulance service's page (`whenToCall` in health-sources). "New" alone is not a criterion: people
 * with health anxiety notice something new every night, and a new sensation is for a doctor, a pharmacist or a nurse.
 * The numbers, their hours and sources are in `content/resources.ts`.
 */
import type { Block, Inline } from '@/content/text';

type Note = Extract<Block, { kind: 'note' }>;

/** A number to call or text. */
export interface SafetyNumber {
  verb: 'Call' | 'Text';
  label: string;
  /** Where it works, and what to send. */
  who: string;
  href: string;
  /** Where it comes first: a pattern for the time zone or the language; see `lib/domain/area.ts`. */
  areas: string;
}

/**
 * The zones of each number, with the older names that some devices give; in any other zone all numbers are shown. Nunavut's
 * are not there: it has no 911 (nunatsiaq.com, "Next-generation 9-1-1 service not coming to Nunavut any time soon").
 */
const uk = 'London|Belfast|-GB';
/** They have the UK's emergency number and Samaritans, but neither 111 nor Shout. */
const islands = 'Jersey|Guernsey|Isle_of';
const ireland = 'Dublin|-IE';
/** Every city of Europe but those above, and Reykjavik: Firefox says so of every place when it resists fingerprinting. */
const europe = '^Europe/([^BGIJL]|B[^e]|Be[^l]|Belg|Gi|Ist|L[^o])|Canary|Madeira|Azores|Ceuta|Nicosia';
const usa =
  'New_York|Detroit|Kentucky|Louisville|Indiana|Wayne|Knox|Chicago|Menom|Dakota|Denver|Shiprock|Boise|Phoenix|Los_Ang|Anchorage|Juneau|Sitka|Metlak|Yakutat|Nome|Adak|Atka|Honolulu|^US/';
/** For them, as for the USA, without its text line. */
const territories = 'Puerto_Rico|St_Thomas|Guam|Saipan|Pago';
const canada =
  'Blanc-S|Toronto|Montreal|Thunder_B|Nipigon|Rainy|Halifax|Glace|Moncton|Goose|St_Johns|Winnipeg|Regina|Swift|Edmonton|Yellowk|Inuvik|Creston|Dawson|Nelson|Whiteh|Vancouver|^Canada/|-CA';
const northAmerica = `${usa}|${territories}|${canada}`;

/** When to call an ambulance. */
export const redFlags = [
  'chest pain',
  'trouble breathing',
  'signs of a stroke: a face that drops on one side, an arm that can’t be lifted, muddled speech',
  'heavy bleeding, or bleeding that will not stop',
  'a severe allergic reaction, such as swelling of the lips, tongue or throat',
  'a fit, or passing out',
  'sudden confusion',
  'a serious injury, a bad burn, or a hard knock to the head',
] as const;

export const emergency = {
  /** Within a single line. */
  shortly: 'Chest pain, trouble breathing or another red flag, or anything sudden and severe',
  fully:
    'Chest pain, trouble breathing, signs of a stroke, heavy bleeding, a severe allergic reaction, fits, sudden confusion, a serious injury, or anything sudden and severe',
  /** A panic attack is sudden and severe, too. A doctor’s plan decides; comparing with earlier attacks would be checking. */
  plan: 'Has a doctor given you a plan for this? Follow it. No plan, or beyond what it says: call.',
  callFirst: 'Call first:',
  numbers: [
    { verb: 'Call', label: '999', who: 'UK', href: 'tel:999', areas: `${uk}|${islands}` },
    { verb: 'Call', label: '911', who: 'USA, Canada', href: 'tel:911', areas: northAmerica },
    { verb: 'Call', label: '112', who: 'Ireland, EU', href: 'tel:112', areas: `${europe}|${ireland}` },
  ],
} as const satisfies { numbers: readonly SafetyNumber[]; [part: string]: unknown };

const numbersInWords =
  '[999](tel:999) (UK), [911](tel:911) (USA, Canada), [112](tel:112) (Ireland, EU) or your country’s number';

const call = `call ${numbersInWords} first`;

/** For those whom the list for adults does not fit. */
const others = {
  pregnant: '**Pregnant, or with a new baby:** your maternity unit, midwife or doctor, day or night.',
  child:
    '**A child:** lists for adults do not fit. Ask a doctor or an advice line, and in doubt call the emergency number.',
  /** In a single line. */
  shortly: 'Pregnancy, a new baby or a child: your maternity unit or a doctor, day or night.',
} as const;

export const ask = {
  numbers: [{ verb: 'Call', label: '111', who: 'England, Scotland, Wales', href: 'tel:111', areas: uk }],
  when: 'New, changed or not going away',
  shortly:
    'a doctor, a pharmacist, [111](tel:111) (England, Scotland, Wales) or your health insurer’s nurse line',
  /** Beside the numbers. */
  plainly: 'a doctor, a pharmacist, the advice line or your health insurer’s nurse line.',
  wait: 'It can wait until they open? Write it down and ring by day, once.',
  unsure: 'You can’t tell whether it can wait? Ask whichever of them is open now, once.',
} as const satisfies { numbers: readonly SafetyNumber[]; [part: string]: unknown };

export const talk = {
  when: 'Thinking of ending your life, or not safe with yourself',
  numbers: [
    {
      verb: 'Call',
      label: '116 123',
      who: 'UK, Ireland',
      href: 'tel:116123',
      areas: `${uk}|${islands}|${ireland}`,
    },
    { verb: 'Text', label: '85258', who: 'UK: text SHOUT', href: 'sms:85258?body=SHOUT', areas: uk },
    { verb: 'Call', label: '988', who: 'USA, Canada', href: 'tel:988', areas: northAmerica },
    { verb: 'Text', label: '741741', who: 'USA: text HOME', href: 'sms:741741?body=HOME', areas: usa },
  ],
  done: 'Already hurt yourself, or taken something',
  /** Within a single line, before the numbers. */
  shortly: 'Not safe with yourself? Talk or text:',
  elsewhere: { label: 'findahelpline.com', href: 'https://findahelpline.com', external: true },
} as const satisfies { numbers: readonly SafetyNumber[]; [part: string]: unknown };

const lines =
  'call [116 123](tel:116123) (UK, Ireland), text SHOUT to [85258](sms:85258?body=SHOUT) (UK), call [988](tel:988) or [text 988](sms:988) (USA, Canada), or text HOME to [741741](sms:741741?body=HOME) (USA). Elsewhere: [findahelpline.com](https://findahelpline.com)';

const young =
  '**Under 18:** Childline, [0800 1111](tel:08001111) (UK) or [1800 66 66 66](tel:1800666666) (Ireland), Kids Help Phone, [1 800 668 6868](tel:18006686868) (Canada). In the USA the lines for adults answer you, too.';

const inOneLine = (first: string): Inline =>
  `${emergency.shortly.replace('another red flag', '[another red flag](/resources#red-flags)')}: ${first}. ${emergency.plan} ${ask.when}: ${ask.shortly}. ${others.shortly}`;

/** Physical emergencies, in one line. */
export const safetyLine: Inline = inOneLine(call);

/** The same above the numbers. */
export const safetyLineAboveNumbers: Inline = inOneLine('call your emergency number first');

/** Both, for the footer of a printed page. */
export const footLine =
  'Red flag, or sudden and severe: 999 (UK), 911 (USA, Canada), 112 (Ireland, EU). To talk: 116 123 (UK, Ireland), 988 (USA, Canada).';

/** Physical emergencies, as a short text. */
export const safetyText: Inline = `**${emergency.fully}:** ${call}. No flip first, no search first. ${emergency.plan} **${ask.when}:** ask ${ask.shortly}. ${ask.wait} ${ask.unsure} ${others.pregnant} ${others.child}`;

/** Someone to talk to, in one line. */
export const talkLine: Inline = `${talk.when}? **${talk.done}, or in danger:** ${numbersInWords}, now, even if you feel all right. **Otherwise,** day or night, ${lines}. ${young}`;

/** The two short texts as notes in long texts, mails and the PDF. */
export const safetyNote = {
  kind: 'note',
  tone: 'urgent',
  title: 'First: does this need a call?',
  text: safetyText,
} as const satisfies Note;

export const talkNote = {
  kind: 'note',
  tone: 'urgent',
  title: 'If you can’t see how to go on',
  text: talkLine,
} as const satisfies Note;

/** For the end of a mail, where nothing can open in place: each note in its short length, which the mail omits if it has the note. */
export const safetyShort: readonly { note: Note; text: Inline }[] = [
  {
    note: safetyNote,
    text: `**First: does this need a call?** ${emergency.shortly}? ${emergency.callFirst} ${numbersInWords}. [More](/resources#red-flags)`,
  },
  {
    note: talkNote,
    text: `**${talk.shortly}** [116 123](tel:116123) (UK, Ireland), SHOUT to [85258](sms:85258?body=SHOUT) (UK), [988](tel:988) (USA, Canada), HOME to [741741](sms:741741?body=HOME) (USA). Elsewhere: [findahelpline.com](https://findahelpline.com).`,
  },
];

/** Texts of the boxes. */
export const safetyBox = {
  title: 'First: does this need a call?',
  /** Opens the full words below the short ones. */
  more: 'More',
  /** Opens the emergency numbers of other countries. */
  abroad: 'In another country',
  /** The short box: follows the sentence `emergency.fully`. */
  briefly: `Call first. No flip, no search. ${emergency.plan} Not in these countries? Your own emergency number.`,
  fully:
    'Call now for any of these, or for anything else that is sudden and severe. No flip first, no search first.',
  plan: emergency.plan,
  notNew:
    'No list is complete, which is why “sudden and severe” counts too. “New” by itself does not. It has an address of its own:',
  others: [others.pregnant, others.child],
  ask: `Ask ${ask.shortly}. ${ask.wait} ${ask.unsure} Sorting it out is their job, not yours.`,
} as const;

export const talkBox = {
  title: 'Not safe with yourself?',
  /** The short box: follows `talk.when`, and the emergency numbers, which are not said twice. */
  briefly: `**${talk.done}, or in danger:** the emergency number above, now, even if you feel all right. Otherwise talk or text, day or night.`,
  fully:
    'Thinking of ending your life, or afraid of what you might do? Tell someone now. “I’m not safe” is enough. If you can’t speak, text.',
  ways: [
    { label: 'Call 116 123', href: 'tel:116123', note: 'Samaritans, UK and Ireland' },
    { label: 'Text SHOUT to 85258', href: 'sms:85258?body=SHOUT', note: 'Shout, UK' },
    {
      label: 'Call 111',
      href: 'tel:111',
      note: 'England, Scotland, Wales: the mental health option',
    },
    { label: 'Call 988', href: 'tel:988', note: 'USA and Canada' },
    { label: 'Text 988', href: 'sms:988', note: 'USA and Canada' },
    { label: 'Text HOME to 741741', href: 'sms:741741?body=HOME', note: 'Crisis Text Line, USA' },
  ],
  danger: `**${talk.done}, or in danger:** ${numbersInWords}, now, even if you feel all right.`,
  young,
  elsewhere: 'In other countries:',
} as const;
