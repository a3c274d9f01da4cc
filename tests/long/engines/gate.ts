import { join } from 'node:path';
import { startSite } from '../../../scripts/start-site.ts';
import { localDir } from '../../../scripts/state.ts';
import { freePort } from '../../../supabase/local/ports.ts';
import { ProcessRecord } from '../../../supabase/local/process-record.ts';
import { loadSettings } from '../../../supabase/local/settings.ts';

export interface Gate {
  url: string;
  /** As when a phone loses its network: nothing answers, and what was under way breaks off. */
  shut(): Promise<void>;
  open(): Promise<void>;
}

/** The same build under an address of its own that can go away, for engines whose network cannot be taken. */
export async function startGate(): Promise<Gate> {
  const settings = loadSettings(join(localDir(), 'settings.json'));
  const port = await freePort();
  const own = { ...settings, ports: { ...settings.ports, site: port } };
  const start = () => startSite(own, 'start', new ProcessRecord(settings.dir), 'second-site');
  let site = await start();
  return {
    url: `http://127.0.0.1:${port}`,
    shut: () => site.stop(),
    async open() {
      site = await start();
    },
  };
}
