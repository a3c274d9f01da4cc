import { emergencyNumbers, type OrganisationId, organisation } from '@/content/resources';

export interface CrisisNumber {
  /** Who answers. */
  name: string;
  country: string;
  /** What to do, such as `Call 116 123`. */
  label: string;
  href: string;
  hours: string;
}

const dayAndNight = ['samaritans', 'crisis-text-lines'] as const satisfies readonly OrganisationId[];

/** The numbers that somebody answers at any hour, as the workbook prints them; from the list of the site. */
export const crisisNumbers: readonly CrisisNumber[] = [
  ...emergencyNumbers,
  ...dayAndNight.map((id) => organisation(id)),
].flatMap(({ name, country, ways }) =>
  ways
    .filter((way) => way.kind === 'call' || way.kind === 'text')
    .map(({ label, href, hours }) => ({ name, country, label, href, hours })),
);
