import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { distDir } from '../../scripts/site.ts';
import { localDir } from '../../scripts/state.ts';
import { loadSettings } from '../../supabase/local/settings.ts';

/** Every route of the running site's build, such as `/blog/[id]`. */
export function builtRoutes(): string[] {
  const settings = loadSettings(join(localDir(), 'settings.json'));
  const file = join(distDir(settings), 'app-path-routes-manifest.json');
  const routes = Object.values(JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>);
  return routes.filter((route) => !route.startsWith('/_'));
}
