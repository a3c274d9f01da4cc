import { join } from 'node:path';
import { vi } from 'vitest';
import { siteEnv } from '@/scripts/site';
import { localDir } from '@/scripts/state';
import { loadSettings } from '@/supabase/local/settings';

/** Stubs the running site's environment for the site's modules, with some overrides. */
export function stubSiteEnv(changed: Readonly<Record<string, string>> = {}): void {
  const env = { ...siteEnv(loadSettings(join(localDir(), 'settings.json'))), ...changed };
  for (const [name, value] of Object.entries(env)) vi.stubEnv(name, value);
}
