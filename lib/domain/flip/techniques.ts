/** The six techniques of the flip step, by their stored ids. */
export const techniqueIds = [
  'times-table',
  'jumping-jacks',
  'cold-water',
  'text-someone',
  'plan-dinner',
  'count-objects',
] as const;
export type TechniqueId = (typeof techniqueIds)[number];
