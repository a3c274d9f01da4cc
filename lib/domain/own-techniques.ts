import { type TechniqueId, techniqueIds } from './flip';

/**
 * What a person offers themselves in a technique's place: their own words, or nothing where it is hidden. The stored id
 * stays that of the technique, and the words stay on the device.
 */
export type OwnTechniques = Readonly<Partial<Record<TechniqueId, string>>>;
/** The most techniques of one's own: more would become a collection to look after. */
export const MAX_OWN_TECHNIQUES = 2;
/** Longest text in characters, so that it fits on one line of a button. */
export const OWN_TECHNIQUE_LENGTH = 40;

/** Whether a notebook record, possibly from another release, is such a choice that this release can read. */
export function isOwnTechniques(value: unknown): value is OwnTechniques {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const entries = Object.entries(value);
  return (
    entries.every(
      ([id, words]) =>
        techniqueIds.some((each) => each === id) &&
        typeof words === 'string' &&
        words.length <= OWN_TECHNIQUE_LENGTH,
    ) && entries.filter(([, words]) => words.trim()).length <= MAX_OWN_TECHNIQUES
  );
}

/** The techniques to offer, in their order; all six if a person has hidden every one. */
export function offeredTechniques(own: OwnTechniques): readonly TechniqueId[] {
  const offered = techniqueIds.filter((id) => own[id] === undefined || own[id].trim());
  return offered.length > 0 ? offered : techniqueIds;
}

/** Whether ice or jumping jacks are offered, which not everybody may do. */
export const offersStrain = (own: OwnTechniques): boolean =>
  offeredTechniques(own).some((id) => (id === 'jumping-jacks' || id === 'cold-water') && !own[id]?.trim());
