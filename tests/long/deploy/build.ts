import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join, resolve } from 'node:path';
import { siteEnv } from '@/scripts/site';
import { localDir } from '@/scripts/state';
import { loadSettings } from '@/supabase/local/settings';

/** Build folder of its own, so that the stack's own build stays untouched. */
export const folder = '.next-deploy';

/** Builds the running stack's site as for a container and for Vercel, with Vercel's adapter. */
export async function buildForDeployment(): Promise<void> {
  const settings = loadSettings(join(localDir(), 'settings.json'));
  const build = spawn(process.execPath, ['node_modules/next/dist/bin/next', 'build'], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...siteEnv(settings),
      NODE_ENV: 'production',
      NEXT_DIST_DIR: folder,
      NEXT_OUTPUT: 'standalone',
      NEXT_ADAPTER_PATH: resolve('node_modules/@next-community/adapter-vercel/dist/index.js'),
      VERCEL: '1',
      VERCEL_ENV: 'preview',
    },
  });
  let output = '';
  for (const stream of [build.stdout, build.stderr]) stream.on('data', (text) => (output += text));
  const [code] = await once(build, 'close');
  if (code !== 0) throw new Error(output);
}
