import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join, resolve } from 'node:path';
import { siteEnv } from '@/scripts/site-env';
import { localDir } from '@/scripts/state';
import { loadSettings } from '@/supabase/local/settings';

/** Where what is deployed is built; beside it nothing of the stack's own build changes. */
export const folder = '.next-deploy';

/** The site of the running stack, as a container and Vercel build it, with the adapter that Vercel builds with. */
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
