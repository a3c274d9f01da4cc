/** What a marketing figure is. The registry of them all is `claims.ts`, which the exercise does not carry. */

/** What stands beside each illustrative figure, where it is shown. */
export const figureMark = {
  label: 'illustrative',
  name: (text: string) => `illustrative: what “${text}” rests on`,
} as const;

export type ClaimBasis = 'illustrative' | 'evidenced';
export type ClaimsMode = 'all' | 'evidenced';

export interface Claim {
  id: string;
  /** The figure alone, as large type shows it. */
  value: string;
  /** What the figure counts, as small type under it. */
  label: string;
  /** Figure and label as one phrase. */
  text: string;
  /** Addresses of the pages that show it; `*` is every page. */
  pages: readonly string[];
  basis: ClaimBasis;
  /** What it rests on today, in words for visitors. */
  restsOn: string;
  /** What the owner needs in hand before the basis may become `evidenced`; empty once it is. */
  needs: string;
}

/**
 * The mode that this build was asked for. Read here and not handed down, because every figure on every page
 * must obey the same switch; `lib/env.ts` refuses a value that is neither of the two.
 */
export const claimsMode: ClaimsMode = process.env.CLAIMS === 'evidenced' ? 'evidenced' : 'all';

/** Whether a page may show a figure. @param mode `evidenced` leaves out the illustrative ones */
export function mayShow({ basis }: Claim, mode: ClaimsMode = claimsMode): boolean {
  return mode === 'all' || basis === 'evidenced';
}
