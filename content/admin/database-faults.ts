const migrate =
  'A developer looks whether every migration is applied: “npm run live:check” names those that are missing.';
const report = 'Send this line to a developer. The host’s log has it as “backend-refused”, with the time.';

/** What a code of PostgreSQL or its API means for the owner, and what to do. The first pattern that fits. */
const meanings: readonly (readonly [code: RegExp, words: string, todo: string])[] = [
  [/^(?:PGRST202|42883)$/, 'a function of the database is missing: was the migration applied?', migrate],
  [
    /^(?:PGRST20[045]|42P01|42703)$/,
    'a table or column of the database is missing: was the migration applied?',
    migrate,
  ],
  [/^42501$/, 'a right in the database is missing: was the migration applied whole?', migrate],
  [/^23/, 'a rule of the database refused a row', report],
  [
    /^40/,
    'two calls blocked each other in the database',
    'Nothing, if it happened once: the person was asked to try again. If it happens again, send this line to a developer.',
  ],
  [/^22/, 'the database could not read a value', report],
  [
    /^(?:25006|53100)$/,
    'the database takes nothing new: its disk is full, or the project is read-only',
    'Supabase shows under Reports what fills the disk, and under Settings > Compute and Disk how to enlarge it.',
  ],
  [
    /^KEY$/,
    'Supabase does not take the site’s key',
    'Copy the keys again from Supabase’s Settings > API keys to the host, then deploy again.',
  ],
  [
    /^402$/,
    'Supabase has restricted the project, for its use or its bill',
    'Open the project at Supabase: it says what was exceeded. A larger plan, or a paid bill, ends it.',
  ],
  [
    /^(?:captcha|email_p|otp|hook|mfa|not_admin)/,
    'a setting of Supabase Auth keeps people from signing in',
    'Undo what was changed last under Authentication at Supabase: bot protection, hooks, providers. “npm run live:check” names what differs.',
  ],
  [/^(?:5[458]|XX)/, 'the database failed by itself', report],
  [
    /^500$/,
    'the auth service failed by itself: its log says why',
    'Look at the status page of Supabase. If all is well there, send this line to a developer.',
  ],
];

const PREFIX = '/database/';

/**
 * The name of a refusal among the errors that are counted by page, such as `/database/PGRST202/take_rate_limits`.
 * @param about a name of the schema
 */
export function databaseFault(code: string, about: string): string {
  return `${PREFIX}${code}/${about}`.replaceAll(/[^\w./]/g, '').slice(0, 119);
}

const meaningOf = (name: string) => {
  const [code = '', about = ''] = name.slice(PREFIX.length).split('/');
  const [, words = 'the database refused a call', todo = report] =
    meanings.find(([pattern]) => pattern.test(code)) ?? [];
  return { words: `${about}: ${words} (${code})`, todo };
};

/** That name in words; null for the path of a page. */
export function databaseFaultInWords(name: string): string | null {
  return name.startsWith(PREFIX) ? meaningOf(name).words : null;
}

/** What an error was, and what to do about it. @param name of a refusal, or the path of a page */
export function faultInWords(name: string): { words: string; todo: string } {
  if (name.startsWith(PREFIX)) return meaningOf(name);
  return {
    words: `${name} failed for a visitor`,
    todo: 'Open the page and do there what a visitor does. If it fails again, send this line to a developer: the host’s log has it as “request-failed”, with the time.',
  };
}
