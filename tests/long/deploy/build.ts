import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { siteEnv } from '../../../scripts/site.ts';
import { readSettings } from '../../../scripts/state.ts';
import { copyProject } from '../../../scripts/tracked-files.ts';

/** Build folder of its own, so that the stack's own build stays untouched. */
export const folder = '.next-deploy';

/** A deployment id adds `?dpl=` to the addresses of scripts, styles and fonts. */
const NEXT_DEPLOYMENT_ID = 'dpl_test';

/** What the Dockerfile sets, and a host with several releases. */
export const container = { NEXT_OUTPUT: 'standalone', NEXT_DEPLOYMENT_ID };

/** What Vercel's build machines set, with each of its options that changes the output. */
export const vercel = {
  NEXT_ADAPTER_PATH: resolve('node_modules/@next-community/adapter-vercel/dist/index.js'),
  VERCEL: '1',
  VERCEL_ENV: 'preview',
  NEXT_DEPLOYMENT_ID,
  VERCEL_SKEW_PROTECTION_ENABLED: '1',
  VERCEL_IMMUTABLE_STATIC_FILES_ENABLED: '1',
  VERCEL_HASH_SALT: 'salt',
};

/** What every build machine of Vercel's sets, and options of a project that are set one by one. */
const machine = {
  VERCEL: '1',
  VERCEL_ENV: 'production',
  VERCEL_TARGET_ENV: 'production',
  VERCEL_URL: 'flip-a1b2c3.vercel.app',
  VERCEL_BRANCH_URL: 'flip-git-main.vercel.app',
  VERCEL_PROJECT_PRODUCTION_URL: 'flip.example',
  VERCEL_DEPLOYMENT_ID: 'dpl_test',
  VERCEL_GIT_COMMIT_SHA: 'a1b2c3',
};
const { NEXT_ADAPTER_PATH: _, ...together } = vercel;
export const vercelOptions: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'nothing but the machine’s own': machine,
  'Skew Protection': { ...machine, VERCEL_SKEW_PROTECTION_ENABLED: '1', NEXT_DEPLOYMENT_ID },
  'immutable files': { ...machine, VERCEL_IMMUTABLE_STATIC_FILES_ENABLED: '1' },
  'a preview with all of them': { ...machine, ...together },
};

/** Starts `vercel build` in a copy of the project, with an invented one of Vercel's. */
export function vercelBuild(cli: string, variables: Readonly<Record<string, string>>) {
  const project = mkdtempSync(join(tmpdir(), 'vercel-'));
  copyProject(project);
  const config = JSON.parse(readFileSync('vercel.json', 'utf8')) as object;
  writeFileSync(join(project, 'vercel.json'), JSON.stringify({ ...config, installCommand: 'true' }));
  mkdirSync(join(project, '.vercel'));
  const linked = { projectId: 'prj_test', orgId: 'team_test', settings: { framework: 'nextjs' } };
  writeFileSync(join(project, '.vercel/project.json'), JSON.stringify(linked));
  const { NEXT_DIST_DIR, ...env } = siteEnv(readSettings());
  const build = spawn(cli, ['build', '--prod', '--yes', '--token', 'none'], {
    cwd: project,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...env, ...variables, NODE_ENV: 'production', NEXT_ENABLE_ADAPTER: '1' },
  });
  return { project, build };
}

/** Builds the running stack's site in a folder of its own, with a host's environment. */
export async function buildFor(host: Readonly<Record<string, string>>, dist = folder): Promise<void> {
  const settings = readSettings();
  const own = readFileSync('tsconfig.json');
  const build = spawn(process.execPath, ['node_modules/next/dist/bin/next', 'build'], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...siteEnv(settings), NODE_ENV: 'production', NEXT_DIST_DIR: dist, ...host },
  });
  let output = '';
  for (const stream of [build.stdout, build.stderr]) stream.on('data', (text) => (output += text));
  const [code] = await once(build, 'close');
  // Next adds the folder's types to it.
  writeFileSync('tsconfig.json', own);
  if (code !== 0) throw new Error(output);
}
