import { readFileSync } from 'node:fs';

/** What people and programs write as an address, each with its outcome: the canonical form, or why it is refused. */
export const typedAddresses: readonly (readonly [typed: string, outcome: string])[] = readFileSync(
  new URL('email-addresses.tsv', import.meta.url),
  'utf8',
)
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .flatMap((line) => {
    const [outcome = '', ...typed] = line.split('\t');
    return typed.map((text) => [JSON.parse(text) as string, outcome] as const);
  });
