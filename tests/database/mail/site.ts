import { join } from 'node:path';
import { vi } from 'vitest';
import { siteEnv } from '@/scripts/site-env';
import { localDir } from '@/scripts/state';
import { loadSettings } from '@/supabase/local/settings';

/** Gives the modules of the site the environment that the running site has, with some of it changed. */
export function stubSiteEnv(changed: Readonly<Record<string, string>> = {}): void {
  const env = { ...siteEnv(loadSettings(join(localDir(), 'settings.json'))), ...changed };
  for (const [name, value] of Object.entries(env)) vi.stubEnv(name, value);
}
