/** Type of a marketing figure. The registry is in `claims.ts`, so that the exercise's bundle does not include it. */

import type { figuresPage } from './figures-page';

/** Label beside each illustrative figure. */
export const claimMark = {
  label: 'illustrative',
  name: (text: string, label = 'illustrative') => `${label}: what “${text}” rests on`,
} as const;

/** The path of a page that shows figures; `*` is every page. */
type ClaimPage = keyof typeof figuresPage.table.pageNames;
type ClaimBasis = 'illustrative' | 'evidenced';
export type ClaimsMode = 'all' | 'evidenced';

export interface Claim {
  id: string;
  /** The figure alone, in large type. */
  value: string;
  /** What it counts, in small type below it. */
  label: string;
  /** Figure and label as one phrase. */
  text: string;
  /** The pages that show it. */
  pages: readonly ClaimPage[];
  basis: ClaimBasis;
  /** Its basis today, in words for visitors. */
  restsOn: string;
  /** Evidence the owner needs before the basis may become `evidenced`; empty once it is. */
  needs: string;
}

/**
 * The mode of this build. Read here instead of passed down, so that every figure follows the same switch;
 * `lib/env.ts` rejects any other value.
 */
export const claimsMode: ClaimsMode = process.env.CLAIMS === 'evidenced' ? 'evidenced' : 'all';

/** Whether a page may show a figure. @param mode `evidenced` excludes illustrative ones */
export function mayShow({ basis }: Claim, mode: ClaimsMode = claimsMode): boolean {
  return mode === 'all' || basis === 'evidenced';
}
