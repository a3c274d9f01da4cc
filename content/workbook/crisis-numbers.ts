import { emergencyNumbers, type OrganisationId, organisation } from '@/content/resources';

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

/** The site's numbers that are answered around the clock, as printed in the workbook. */
export const crisisNumbers: readonly CrisisNumber[] = [
  ...emergencyNumbers,
  ...dayAndNight.map((id) => organisation(id)),
].flatMap(({ name, country, ways }) =>
  ways
    .filter((way) => way.kind === 'call' || way.kind === 'text')
    .map(({ label, href, hours }) => ({ name, country, label, href, hours })),
);
