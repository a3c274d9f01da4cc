import { isEmailAddress, normaliseEmail } from '../email/email-address';

/** Addresses per import. */
export const MOST_ADDRESSES = 1_000;

/**
 * Finds the addresses in a CSV file or a list: the first cell of each line that is one, without duplicates.
 * @returns also the number of lines without one, not counting empty lines and the header
 */
export function readAddresses(text: string): { addresses: string[]; without: number } {
  const addresses = new Set<string>();
  let without = 0;
  const lines = text.replace(/^\ufeff/, '').split(/\r\n?|\n/);
  for (const [index, line] of lines.entries()) {
    if (line.trim() === '') continue;
    const cells = line.split(/[,;\t]/).map((cell) => cell.trim().replace(/^["'<]+|["'>]+$/g, ''));
    const address = cells.map(normaliseEmail).find(isEmailAddress);
    if (address) addresses.add(address);
    else if (index > 0) without += 1;
  }
  return { addresses: [...addresses], without };
}
