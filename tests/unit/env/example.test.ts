import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { expect, it } from 'vitest';
import { serverEnvSchema } from '@/lib/env-schema';

const text = readFileSync('.env.example', 'utf8');
const variables = parseEnv(text) as Record<string, string>;
const documented = new Set([...text.matchAll(/^#? ?([A-Z][A-Z_]+)=/gm)].map(([, name]) => name));

it('is read alike by a shell, by Docker and by Node', () => {
  const script = 'set -a; . ./.env.example; exec "$0" -e "process.stdout.write(JSON.stringify(process.env))"';
  const env = { NODE_ENV: 'test' } as const;
  const shell = execFileSync('/bin/sh', ['-c', script, process.execPath], { env, encoding: 'utf8' });
  const lines = text.split('\n').filter((line) => line && !line.startsWith('#'));
  const docker = Object.fromEntries(
    lines.map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]),
  );
  expect(docker).toEqual(variables);
  expect(JSON.parse(shell)).toMatchObject(variables);
});

it('documents every variable of the server and of the settings that are pushed', () => {
  const settings = readFileSync('supabase/config.toml', 'utf8').matchAll(/env\(([A-Z_]+)\)/g);
  const byTheHost = /^VERCEL/;
  const needed = [...Object.keys(serverEnvSchema.shape), ...[...settings].map(([, name = '']) => name)];
  for (const name of needed.filter((one) => !byTheHost.test(one))) expect(documented).toContain(name);
});
