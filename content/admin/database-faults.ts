/** What a code of PostgreSQL or its API means for the owner, and what to look at. The first pattern that fits. */
const meanings: readonly (readonly [code: RegExp, words: string])[] = [
  [/^(?:PGRST202|42883)$/, 'a function of the database is missing: was the migration applied?'],
  [
    /^(?:PGRST20[045]|42P01|42703)$/,
    'a table or column of the database is missing: was the migration applied?',
  ],
  [/^42501$/, 'a right in the database is missing: was the migration applied whole?'],
  [/^23/, 'a rule of the database refused a row'],
  [/^40/, 'two calls blocked each other in the database'],
  [/^22/, 'the database could not read a value'],
  [/^5/, 'the auth service failed by itself: its log says why'],
];

const PREFIX = '/database/';

/**
 * The name of a refusal among the errors that are counted by page, such as `/database/PGRST202/take_rate_limits`.
 * @param about a name of the schema
 */
export function databaseFault(code: string, about: string): string {
  return `${PREFIX}${code}/${about}`.replaceAll(/[^\w./]/g, '').slice(0, 119);
}

/** That name in words; null for the path of a page. */
export function databaseFaultInWords(name: string): string | null {
  if (!name.startsWith(PREFIX)) return null;
  const [code = '', about = ''] = name.slice(PREFIX.length).split('/');
  const [, words = 'the database refused a call'] = meanings.find(([pattern]) => pattern.test(code)) ?? [];
  return `${about}: ${words} (${code})`;
}
