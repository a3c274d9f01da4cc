/** The six things that a person can do for the four seconds of the flip step, as they are stored. */
export const techniqueIds = [
  'times-table',
  'jumping-jacks',
  'cold-water',
  'text-someone',
  'plan-dinner',
  'count-objects',
] as const;
export type TechniqueId = (typeof techniqueIds)[number];
