import file from './owner-statements.json' with { type: 'json' };

/**
 * Statements told as lived experience, in `owner-statements.json`. Only the owner knows whether they are true: each stays open until
 * the owner has confirmed, changed or removed it. `docs/owner.md` lists them; the build reports the open ones.
 */
export interface OwnerStatement {
  id: string;
  /** File in `content` that contains it, without extension. */
  file: string;
  /** Excerpt of that file that identifies the statement. */
  words: string;
  /** What has to be true. */
  claim: string;
  /** ISO date on which the owner confirmed it. */
  confirmed: string | 'open';
}

export const ownerStatements: readonly OwnerStatement[] = Object.entries(file).map(([id, statement]) => ({
  id,
  ...statement,
}));

/** Statements the owner has not confirmed yet. */
export function openStatements(all: readonly OwnerStatement[] = ownerStatements): readonly OwnerStatement[] {
  return all.filter(({ confirmed }) => confirmed === 'open');
}
