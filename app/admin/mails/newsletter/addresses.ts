import { isEmailAddress, normaliseEmail } from '@/lib/domain/email-address';

/** Addresses per import. */
export const MOST_ADDRESSES = 10_000;

/** Columns in which a newsletter service says who has left: Kit, Buttondown and our own file. */
const statusColumns = ['status', 'state', 'type', 'subscriber_type', 'subscription_status'];
/** Columns that hold a day for those who have left. */
const leftColumns = ['unsubscribed_at', 'unsubscription_date'];
const leftStatuses = [
  'cancelled',
  'canceled',
  'unsubscribed',
  'bounced',
  'complained',
  'undeliverable',
  'blocked',
  'removed',
  'spammy',
];

/** The cells of each row of a CSV file; a quoted cell may contain separators and line breaks. */
function* rowsOf(text: string): Generator<string[]> {
  let row: string[] = [];
  const cells = text.replace(/^\ufeff/, '').matchAll(/("(?:[^"]|"")*"|[^,;\t\r\n]*)([,;\t]|\r\n?|\n|$)/g);
  for (const [, cell = '', end = ''] of cells) {
    row.push(cell.trim().replace(/^["'<]+|["'>]+$/g, ''));
    if (/[,;\t]/.test(end)) continue;
    yield row;
    row = [];
  }
}

/**
 * Finds the addresses in a CSV file or a list: the first cell of each row that is one, without duplicates.
 * @returns also the number of rows without one, not counting empty rows and the header, and those who have left
 */
export function readAddresses(text: string): { addresses: string[]; without: number; left: string[] } {
  const addresses = new Set<string>();
  const gone = new Set<string>();
  let without = 0;
  let header: string[] | undefined;
  for (const row of rowsOf(text)) {
    const isFirst = !header;
    header ??= row.map((cell) => cell.toLowerCase());
    const columns = header;
    if (row.every((cell) => cell === '')) continue;
    const address = row.map(normaliseEmail).find(isEmailAddress);
    const hasLeft = row.some((cell, index) => {
      const column = columns[index] ?? '';
      if (leftColumns.includes(column)) return !isFirst && cell !== '';
      return statusColumns.includes(column) && leftStatuses.includes(cell.toLowerCase());
    });
    if (address) (hasLeft ? gone : addresses).add(address);
    else without += isFirst ? 0 : 1;
  }
  // Who left in one line is not asked because of another.
  return { addresses: [...addresses].filter((address) => !gone.has(address)), without, left: [...gone] };
}

/** The same list, and nothing else of it: a form has at most a megabyte. */
export function shortenAddresses(text: string): string {
  const { addresses, without, left } = readAddresses(text);
  const rows = [
    ...addresses,
    ...left.map((address) => `${address},unsubscribed`),
    ...Array(without).fill('-'),
  ];
  return ['email,status', ...rows].join('\n');
}
