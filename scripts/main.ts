import { existsSync, readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';

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
  'check:outputs': async (args) => (await import('./check-outputs.ts')).run(args),
  links: async () => (await import('./links.ts')).run(),
  'live:check': async (args) => (await import('./live-check.ts')).run(args),
  'db:types': async () => (await import('./db-types.ts')).run(),
  'db:reset': async () => (await import('./up.ts')).resetDatabase(),
  'admin:grant': async (args) => (await import('./admin-role.ts')).run('grant', args),
  'admin:revoke': async (args) => (await import('./admin-role.ts')).run('revoke', args),
  bench: async (args) => (await import('./bench/bench.ts')).run(args),
};

/** The variables of a file, as they were meant: some editors begin it with a mark, which would become part of the first name. */
export async function readEnvFile(file: string): Promise<Record<string, string>> {
  const { plainEnv } = await import('../lib/env-schema.ts');
  return existsSync(file) ? plainEnv(parseEnv(readFileSync(file, 'utf8'))) : {};
}

/** Commands that may address a live project. They read `.env.local`; variables of the shell win. */
const forLiveProjects = /^(?:live|backup|admin)\b/;

/** Runs an npm script. @returns the exit code */
export async function main([name = '', ...args]: string[]): Promise<number> {
  const command = commands[name];
  if (!command) {
    process.stderr.write(`Unknown command "${name}". Commands: ${Object.keys(commands).join(', ')}.\n`);
    return 1;
  }
  // With NODE_USE_ENV_PROXY Node would ask a proxy of the network for what is on this machine.
  const here = '127.0.0.1,localhost';
  for (const variable of ['NO_PROXY', 'no_proxy'])
    process.env[variable] = process.env[variable] ? `${process.env[variable]},${here}` : here;
  try {
    if (forLiveProjects.test(name))
      for (const [variable, value] of Object.entries(await readEnvFile('.env.local')))
        process.env[variable] ??= value;
    return await command(args);
  } catch (error) {
    process.stderr.write(`\n${error instanceof Error ? error.message : error}\n`);
    return 1;
  }
}
