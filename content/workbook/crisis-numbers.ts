import { emergencyNumbers, helplines, type OrganisationId, organisation } from '@/content/resources';
import { emergency, type SafetyNumber, talk, talkBox } from '@/content/safety';

export interface CrisisNumber {
  /** Name of the service. */
  name: string;
  country: string;
  /** What to do, e.g. `Call 116 123`. */
  label: string;
  href: string;
  hours: string;
}

const dayAndNight = ['samaritans', 'crisis-text-lines'] as const satisfies readonly OrganisationId[];
/** Ireland and the EU, whose number the first four lack. */
const abroad = helplines.filter(({ id }) => id === 'eu-112');
/** North American numbers are listed under the USA and are Canada’s, too. */
const alsoCanada = ['us-911', 'us-988'];

/** The site's numbers that are answered around the clock, as printed in the workbook. */
export const crisisNumbers: readonly CrisisNumber[] = [
  ...emergencyNumbers,
  ...abroad,
  ...dayAndNight.map((id) => organisation(id)),
].flatMap(({ id, name, country, ways }) =>
  ways
    .filter((way) => way.kind === 'call' || way.kind === 'text')
    .map(({ label, href, hours }) => ({
      name,
      country: alsoCanada.includes(id) ? `${country}, Canada` : country,
      label,
      href,
      hours,
    })),
);

/** The numbers of the site's short boxes that are called: for an ambulance, and for someone to talk to. */
export const firstNumbers: readonly { title: string; numbers: readonly SafetyNumber[] }[] = [
  { title: emergency.callFirst, numbers: emergency.numbers },
  { title: talkBox.title, numbers: talk.numbers.filter(({ verb }) => verb === 'Call') },
];
