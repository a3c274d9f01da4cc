import { readState } from '../../scripts/state.ts';
import { foreignPosts } from './foreign-posts.ts';
import { guesses } from './guesses.ts';
import { posts } from './posts.ts';
import type { AttackRow } from './row.ts';
import { secrets } from './secrets.ts';
import { unsubscribe } from './unsubscribe.ts';

/** Attacks by their name on the command line. */
export const rows: Readonly<Record<string, AttackRow>> = {
  posts,
  foreign: foreignPosts,
  guesses,
  unsubscribe,
  secrets,
};

/**
 * `npm run attack [-- name [count [seed]]]`: tries to break the security promises of the running local site,
 * and prints figures for each.
 * @returns the exit code: 1 when a promise was broken
 */
export async function run([only, count, seed = '1']: string[]): Promise<number> {
  const chosen = Object.entries(rows).filter(([name]) => !only || name === only);
  if (chosen.length === 0)
    throw new Error(`Unknown attack "${only}". Attacks: ${Object.keys(rows).join(', ')}.`);
  assertThisMachine();
  let broken = 0;
  for (const [name, { promise, count: usual, run: attack }] of chosen) {
    const start = performance.now();
    const outcome = await attack(Number(count) || usual, Number(seed)).catch((error: Error) => error);
    const seconds = ((performance.now() - start) / 1000).toFixed(1);
    const isBroken = outcome instanceof Error;
    if (isBroken) broken += 1;
    const found = isBroken
      ? // What fast-check has shrunk may still be long; the cause is what the attack itself said.
        [String(outcome.cause ?? ''), outcome.message.slice(0, 2_000)].filter(Boolean)
      : Object.entries(outcome).map(([what, figure]) => `${String(figure).padStart(10)}  ${what}`);
    const lines = [`${name}: ${isBroken ? 'BROKEN' : 'held'} in ${seconds} s`, promise, ...found];
    process.stdout.write(`\n${lines.join('\n  ')}\n`);
  }
  return broken > 0 ? 1 : 0;
}

/** @throws unless every part of the stack is on this machine */
function assertThisMachine(): void {
  const { siteUrl, supabaseUrl, mailboxUrl, databaseUrl } = readState();
  for (const url of [siteUrl, supabaseUrl, mailboxUrl, databaseUrl]) {
    if (new URL(url).hostname !== '127.0.0.1')
      throw new Error('Attacks run only against a site on this machine.');
  }
}
