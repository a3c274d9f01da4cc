import type { Link } from '@/content/link';
import type { Inline, Source } from '@/content/text';
import numbers from './helplines.json' with { type: 'json' };

/** A way to get in touch: a number to call, a text to send, a page to open. */
interface Contactable {
  kind: 'call' | 'text' | 'chat' | 'email';
  label: string;
  href: string;
  /** Opening hours. */
  hours: string;
}

/**
 * How far an entry has been checked. `primary`: each number read on the organisation's own pages; `secondary`: one or
 * more of them only in another published source. Either way the owner tests every number and URL before launch, sets `live` to the date, and repeats
 * this twice a year.
 */
export interface Check {
  /** ISO date on which the sources were read. */
  checked: string;
  evidence: 'primary' | 'secondary';
  live: string | 'due';
  source: Source;
}

type Ways = readonly [Contactable, ...Contactable[]];

export interface EmergencyNumber extends Check {
  id: string;
  country: 'UK' | 'USA';
  number: string;
  name: string;
  description: string;
  ways: Ways;
}

/** A helpline outside the reach of the specification's four numbers. */
export interface Helpline extends Check {
  id: string;
  country: string;
  name: string;
  description: Inline;
  ways: readonly Contactable[];
}

export interface Organisation extends Check {
  id: string;
  name: string;
  country: 'UK' | 'England & Wales' | 'UK & Ireland' | 'USA' | 'USA & UK';
  type: string;
  description: Inline;
  features: readonly string[];
  ways: readonly Contactable[];
  websites: readonly Link[];
  /** What people with health anxiety should know before using it. */
  caution?: Inline;
}

/** The numbers, hours and dates of a line, which the owner changes in `helplines.json`; the build checks them (`lib/content-files.ts`). */
const contact = (id: keyof typeof numbers) =>
  numbers[id] as unknown as Pick<Check, 'checked' | 'live'> & { ways: Ways };

/** Date on which the newest entries were read. */
export const [lastChecked = ''] = Object.values(numbers)
  .map(({ checked }) => checked)
  .concat('2026-11-24')
  .sort()
  .reverse();

export const emergencyNumbers = [
  {
    id: 'uk-999',
    ...contact('uk-999'),
    country: 'UK',
    number: '999',
    name: 'Emergency services',
    description: 'Danger to life, now: yours or someone else’s. Ambulance, police, fire.',
    evidence: 'secondary',
    source: {
      id: 'nhs-999',
      text: 'NHS, When to call 999',
      url: 'https://www.nhs.uk/nhs-services/urgent-and-emergency-care-services/when-to-call-999/',
    },
  },
  {
    id: 'us-911',
    ...contact('us-911'),
    country: 'USA',
    number: '911',
    name: 'Emergency services',
    description: 'Danger to life, now: yours or someone else’s. Ambulance, police, fire.',
    evidence: 'secondary',
    source: { id: 'us-911-gov', text: '911.gov, Calling 911', url: 'https://www.911.gov/calling-911/' },
  },
  {
    id: 'uk-111',
    ...contact('uk-111'),
    country: 'UK',
    number: '111',
    name: 'NHS non-emergency medical advice',
    description:
      'Urgent, and not an emergency, in England, Scotland and Wales. In a mental health crisis choose the mental health option when you are asked. The website 111.nhs.uk is England’s.',
    evidence: 'primary',
    source: {
      id: 'nhs-111-option',
      text: 'Lincolnshire Partnership NHS Foundation Trust, Emergency mental health support: call 111 and choose the mental health option',
      url: 'https://www.lpft.nhs.uk/contact-us/need-help-now',
    },
  },
  {
    id: 'us-988',
    ...contact('us-988'),
    country: 'USA',
    number: '988',
    name: 'Suicide & Crisis Lifeline',
    description: 'Someone to talk to when you can’t see how to go on, or are scared of what you might do.',
    evidence: 'primary',
    source: {
      id: 'samhsa-988',
      text: 'SAMHSA, the US agency that funds 988: 988 Frequently Asked Questions (that it is free was read at Contact, one of the centres that answer)',
      url: 'https://www.samhsa.gov/find-help/988/faqs',
    },
  },
] as const satisfies readonly EmergencyNumber[];

/** Helplines elsewhere, by country. */
export const helplines = [
  {
    id: 'ni-lifeline',
    ...contact('ni-lifeline'),
    country: 'Northern Ireland',
    name: 'Lifeline',
    description:
      'For anyone in distress or despair, and for those worried about someone. There is no general 111 in Northern Ireland: for medical advice call your GP, or the GP out-of-hours service.',
    evidence: 'primary',
    source: {
      id: 'ni-lifeline-about',
      text: 'Lifeline, About Lifeline',
      url: 'https://www.lifelinehelpline.info/page/about.html',
    },
  },
  {
    id: 'eu-112',
    ...contact('eu-112'),
    country: 'Ireland & EU',
    name: 'Emergency services',
    description:
      'Danger to life, now. 112 works in every country of the EU. In Ireland 999 leads to the same place.',
    evidence: 'primary',
    source: {
      id: 'hse-112',
      text: 'HSE (Ireland’s health service), When to call 112 or 999',
      url: 'https://www2.hse.ie/emergencies/when-to-call-112-or-999/',
    },
  },
  {
    id: 'ca-988',
    ...contact('ca-988'),
    country: 'Canada',
    name: '9-8-8: Suicide Crisis Helpline',
    description:
      'For thoughts of suicide, yours or those of someone you worry about. In English and French. In danger, 911.',
    evidence: 'primary',
    source: { id: 'ca-988-site', text: '9-8-8: Suicide Crisis Helpline, 988.ca', url: 'https://988.ca' },
  },
  {
    id: 'ca-811',
    ...contact('ca-811'),
    country: 'Canada, in many provinces',
    name: '8-1-1, a nurse by phone',
    description:
      'For advice when it is no emergency. We read it for Prince Edward Island and the Northwest Territories. Your own province’s website says which number it has. In an emergency, 911.',
    evidence: 'primary',
    source: {
      id: 'ca-811-nwt',
      text: 'Government of the Northwest Territories, 811, and Health PEI, 811 Telehealth',
      url: 'https://www.hss.gov.nt.ca/en/services/811',
    },
  },
  {
    id: 'au-000',
    ...contact('au-000'),
    country: 'Australia',
    name: 'Triple Zero, and a nurse',
    description: 'Danger to life, now: 000. For medical advice, healthdirect’s line.',
    evidence: 'primary',
    source: {
      id: 'au-healthdirect',
      text: 'healthdirect Australia, Calling triple zero (000)',
      url: 'https://www.healthdirect.gov.au/calling-triple-zero',
    },
  },
  {
    id: 'au-lifeline',
    ...contact('au-lifeline'),
    country: 'Australia',
    name: 'Lifeline',
    description: 'Someone to talk to in a crisis, whatever it is about.',
    evidence: 'secondary',
    source: {
      id: 'au-lifeline-text',
      text: 'Life in Mind, Lifeline’s crisis text service now available 24/7, February 2022 (the number to call is also on the page of Lifeline Harbour to Hunter, one of Lifeline’s centres)',
      url: 'https://lifeinmind.org.au/news/lifelines-crisis-text-service-now-available-24-7',
    },
  },
  {
    id: 'uk-childline',
    ...contact('uk-childline'),
    country: 'UK, under 19',
    name: 'Childline',
    description:
      'For children and young people, about anything. Worry about illness counts. It is run by the NSPCC.',
    evidence: 'primary',
    source: {
      id: 'nspcc-childline',
      text: 'NSPCC, Childline (the number and the hours were read in the NSPCC’s own briefing of April 2010)',
      url: 'https://learning.nspcc.org.uk/services/childline',
    },
  },
  {
    id: 'ie-childline',
    ...contact('ie-childline'),
    country: 'Ireland, under 18',
    name: 'Childline',
    description: 'For children and young people in Ireland, about anything. It is run by the ISPCC.',
    evidence: 'secondary',
    source: {
      id: 'ispcc-childline',
      text: 'ISPCC, Childline’s 24/7 support line (the number was read as the ISPCC gave it to BreakingNews.ie, December 2017)',
      url: 'https://www.ispcc.ie/childlines-24-7-support-line-conversations-in-the-lead-up-to-christmas/',
    },
  },
  {
    id: 'ca-kids-help-phone',
    ...contact('ca-kids-help-phone'),
    country: 'Canada, young people',
    name: 'Kids Help Phone',
    description: 'For young people all over Canada, in English and French, about anything.',
    evidence: 'secondary',
    source: {
      id: 'kids-help-phone-text',
      text: 'Kids Help Phone, When you can’t talk about it, text about it (the number to call was read at CBC News, November 2018)',
      url: 'https://kidshelpphone.ca/text-about-it/',
    },
  },
] as const satisfies readonly Helpline[];

export const organisations = [
  {
    id: 'nhs-mental-health',
    ...contact('nhs-mental-health'),
    name: 'NHS mental health services',
    country: 'UK',
    type: 'Healthcare',
    description:
      'The health service’s own pages on health anxiety and where to turn. In England you can refer yourself to NHS Talking Therapies without seeing a GP first. Elsewhere in the UK, ask your GP.',
    features: ['Free', 'Talking therapies', 'Self-referral in England', 'From age 18, in places 16'],
    websites: [{ label: 'nhs.uk/mental-health', href: 'https://www.nhs.uk/mental-health/' }],
    caution:
      'The NHS site also has pages on symptoms and diseases. If those are your spiral, ask someone to open the right page for you.',
    evidence: 'primary',
    source: {
      id: 'nhs-talking-therapies',
      text: 'NHS England, NHS Talking Therapies, for anxiety and depression',
      url: 'https://www.england.nhs.uk/mental-health/adults/nhs-talking-therapies/',
    },
  },
  {
    id: 'mind',
    ...contact('mind'),
    name: 'Mind',
    country: 'England & Wales',
    type: 'Mental health charity',
    description:
      'Plain information about mental health, treatment and your rights, and local Minds with groups and people in the room.',
    features: ['Infoline', 'Local groups', 'Rights and advice'],
    websites: [{ label: 'mind.org.uk', href: 'https://www.mind.org.uk' }],
    evidence: 'secondary',
    source: {
      id: 'mind-infoline',
      text: 'South West Londoner, list of helplines, 21 January 2025 (we could not read Mind’s own page)',
    },
  },
  {
    id: 'anxiety-uk',
    ...contact('anxiety-uk'),
    name: 'Anxiety UK',
    country: 'UK',
    type: 'Anxiety charity',
    description:
      'A charity run by and for people with anxiety, health anxiety included. Helpline, guides, and therapy at lower rates for members.',
    features: ['Helpline', 'Knows health anxiety', 'Therapy for members'],
    websites: [{ label: 'anxietyuk.org.uk', href: 'https://www.anxietyuk.org.uk' }],
    evidence: 'primary',
    source: {
      id: 'anxiety-uk-faq',
      text: 'Anxiety UK, Frequently asked questions; charity number 1113403',
      url: 'https://www.anxietyuk.org.uk/frequently-asked-questions/',
    },
  },
  {
    id: 'samaritans',
    ...contact('samaritans'),
    name: 'Samaritans',
    country: 'UK & Ireland',
    type: 'Crisis Support',
    description:
      'Someone to listen, day and night, about anything that is too much. People call long before it is a crisis. There is a Welsh language line on their website. The number does not work from the USA.',
    features: ['24/7', 'Free to call', 'Listening'],
    websites: [{ label: 'samaritans.org', href: 'https://www.samaritans.org' }],
    evidence: 'primary',
    source: {
      id: 'samaritans-contact',
      text: 'Samaritans, Contact a Samaritan',
      url: 'https://www.samaritans.org/how-we-can-help/contact-samaritan/',
    },
  },
  {
    id: 'nami',
    ...contact('nami'),
    name: 'National Alliance on Mental Illness (NAMI)',
    country: 'USA',
    type: 'Mental illness alliance',
    description:
      'A HelpLine for information, support groups near you, and help for families. It is not a crisis line; for that, 988.',
    features: ['HelpLine', 'Support groups', 'For families too'],
    websites: [{ label: 'nami.org', href: 'https://www.nami.org' }],
    evidence: 'primary',
    source: { id: 'nami-helpline', text: 'NAMI, NAMI HelpLine', url: 'https://www.nami.org/help' },
  },
  {
    id: 'mental-health-america',
    ...contact('mental-health-america'),
    name: 'Mental Health America',
    country: 'USA',
    type: 'Mental health screening',
    description: 'Free, anonymous questionnaires about mental health, and where to go with the answer.',
    features: ['Free', 'Anonymous', 'Online'],
    websites: [{ label: 'screening.mhanational.org', href: 'https://screening.mhanational.org' }],
    caution:
      'A screening is not a diagnosis. Taking it again and again is a way of checking. If you take one, take it once and bring the result to a professional.',
    evidence: 'primary',
    source: {
      id: 'mha-screening',
      text: 'Mental Health America, MHA Screening',
      url: 'https://screening.mhanational.org',
    },
  },
  {
    id: 'crisis-text-lines',
    ...contact('crisis-text-lines'),
    name: 'Crisis Text Line (USA) and Shout (UK)',
    country: 'USA & UK',
    type: 'Crisis text line',
    description:
      'Two services with one idea: type to a trained volunteer when talking is too much. They are for getting through a crisis and not for support week after week.',
    features: ['24/7', 'Free', 'By text, silent'],
    websites: [
      { label: 'crisistextline.org', href: 'https://www.crisistextline.org' },
      { label: 'giveusashout.org', href: 'https://giveusashout.org' },
    ],
    evidence: 'secondary',
    source: {
      id: 'shout-faq',
      text: 'Shout, Frequently asked questions, 4 November 2024 (741741 from a secondary source)',
      url: 'https://giveusashout.org/about-us/faq/',
    },
  },
  {
    id: 'adaa',
    ...contact('adaa'),
    name: 'Anxiety & Depression Association of America (ADAA)',
    country: 'USA',
    type: 'Anxiety and depression association',
    description:
      'Articles by clinicians, a directory for finding a therapist who knows anxiety, and an online community of peers. It is not a crisis line.',
    features: ['Find a therapist', 'Education', 'Peer community'],
    websites: [{ label: 'adaa.org', href: 'https://adaa.org' }],
    evidence: 'primary',
    source: { id: 'adaa-about', text: 'ADAA, adaa.org', url: 'https://adaa.org' },
  },
] as const satisfies readonly Organisation[];

export type OrganisationId = (typeof organisations)[number]['id'];

export const resourcesPage = {
  headline: 'Important Resources',
  lead: 'People who answer. Every number can be tapped.',
  chooser: {
    label: 'Call or text now',
    danger: 'In danger, now',
    talk: 'To talk or text, day or night',
  },
  emergency: { heading: 'Emergency numbers' },
  night: { label: 'Awake and frightened? A dark page with three questions', href: '/night' },
  beside: { label: 'Beside someone frightened? What to say', href: '/companion#three-sentences' },
  notice: {
    title: 'Important Notice',
    text: 'In a mental health emergency call emergency services (999 UK, 911 USA) or go to the nearest emergency department. These resources do not replace professional medical advice.',
  },
  lowMood: {
    id: 'low-mood',
    heading: 'Low as well as frightened',
    lead: 'Fear that goes on for months can wear a person down, and a low mood can come first and bring the fear with it. You may feel flat or without hope, and enjoy nothing. That is worth help of its own, whichever came first.',
    when: [
      '**Now,** at any hour: thoughts of ending your life, or not feeling safe with yourself. The numbers above are for this, and so is “I’m not safe” said to anyone near you.',
      '**Today:** you have hardly eaten or slept for days, you can’t get up or look after someone who needs you, or it is quickly getting worse. Ask your doctor for an urgent appointment, or an advice line, such as 111 (England, Scotland, Wales).',
      '**With a new baby, or a baby on the way:** tell your midwife, health visitor or doctor now, without waiting two weeks.',
      '**This week:** it has been there for most of the day, on most days, for more than two weeks, or it gets in the way of work and people. See your doctor. In England you can ask for NHS talking therapies yourself.',
    ],
    say: 'You can say: “I have been low for three weeks, and I am frightened about my health as well.” Both halves matter. They can change what you are offered.',
    source: {
      id: 'hse-depression',
      text: 'HSE (Ireland’s health service), When to talk to your GP about depression: the two weeks, and what to mention',
      url: 'https://www2.hse.ie/conditions/mental-health/clinical-depression/clinical-depression-diagnosis.html',
    },
    checked: lastChecked,
    evidence: 'primary',
    live: 'due',
  },
  organisations: {
    heading: 'Support organisations',
    lead: 'Eight that know worry well. We have no tie to any of them.',
  },
  groups: [
    { id: 'uk', heading: 'In the UK', ids: ['nhs-mental-health', 'mind', 'anxiety-uk', 'samaritans'] },
    {
      id: 'usa',
      heading: 'In the USA',
      // The text lines are for both countries; the UK's is also in the boxes at the top.
      ids: ['nami', 'mental-health-america', 'crisis-text-lines', 'adaa'],
    },
  ],
  elsewhere: {
    heading: 'Elsewhere, and for the young',
    text: 'Not on this page? In danger, call your country’s emergency number. Find A Helpline lists people to talk to, country by country.',
    link: { label: 'findahelpline.com', href: 'https://findahelpline.com', external: true },
  },
  /** Links to sections of the page. */
  jump: { label: 'On this page', print: 'Print these numbers' },
  words: { source: 'Source', secondary: 'Second-hand source', read: 'read' },
  checkedNote: (date: string) =>
    `We read these in published sources by ${date}. We have not dialled them. Where the source is not the organisation’s own page, it says so. Numbers change: if one fails, please tell us.`,
  report: { label: 'Report a wrong number', href: '/contact?topic=feedback' },
} as const satisfies {
  groups: readonly { id: string; heading: string; ids: readonly OrganisationId[] }[];
  lowMood: Check & { when: readonly Inline[]; [part: string]: unknown };
  [part: string]: unknown;
};

/**
 * An organisation by id.
 * @throws if there is none with that id
 */
export function organisation(id: OrganisationId): Organisation {
  const found = organisations.find((entry) => entry.id === id);
  if (!found) throw new Error(`No organisation is called "${id}".`);
  return found;
}
