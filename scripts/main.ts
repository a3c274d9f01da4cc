import { existsSync } from 'node:fs';
import { loadEnvFile } from 'node:process';

/** The npm scripts. Each is imported on demand, as some need packages that others do not. */
const commands: Record<string, (args: string[]) => Promise<number>> = {
  up: async () => (await import('./up.ts')).run('up'),
  dev: async () => (await import('./up.ts')).run('dev'),
  test: async (args) => (await import('./test.ts')).run(args),
  'test:long': async (args) => (await import('./test.ts')).runLong(args),
  'test:faults': async (args) => (await import('./planted-faults.ts')).runPlantedFaults(args),
  'test:stack': async () => (await import('./test-stack.ts')).holdTestStack(),
  check: async () => (await import('./check.ts')).run(),
  backup: async (args) => (await import('./backup/backup.ts')).runBackup(args),
  'backup:restore': async (args) => (await import('./backup/backup.ts')).runRestore(args),
  'backup:rehearse': async (args) => (await import('./backup/backup.ts')).runRehearsal(args),
  'check:peers': async (args) => (await import('./check-peers.ts')).run(args),
  links: async () => (await import('./links.ts')).run(),
  'live:check': async (args) => (await import('./live-check.ts')).run(args),
  'db:types': async () => (await import('./db-types.ts')).run(),
  'db:reset': async () => (await import('./up.ts')).resetDatabase(),
  'admin:grant': async (args) => (await import('./admin-role.ts')).run('grant', args),
  'admin:revoke': async (args) => (await import('./admin-role.ts')).run('revoke', args),
  bench: async (args) => (await import('./bench/bench.ts')).run(args),
};

/** Commands that may address a live project. They read `.env.local`; variables of the shell win. */
const forLiveProjects = /^(?:live|backup|admin)\b/;

/** Runs an npm script. @returns the exit code */
export async function main([name = '', ...args]: string[]): Promise<number> {
  const command = commands[name];
  if (!command) {
    process.stderr.write(`Unknown command "${name}". Commands: ${Object.keys(commands).join(', ')}.\n`);
    return 1;
  }
  if (forLiveProjects.test(name) && existsSync('.env.local')) loadEnvFile('.env.local');
  try {
    return await command(args);
  } catch (error) {
    process.stderr.write(`\n${error instanceof Error ? error.message : error}\n`);
    return 1;
  }
}
