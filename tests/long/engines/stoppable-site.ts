import { join } from 'node:path';
import { startSite } from '../../../scripts/site.ts';
import { localDir } from '../../../scripts/state.ts';
import { freePort } from '../../../supabase/local/ports.ts';
import { ProcessRecord } from '../../../supabase/local/process-record.ts';
import { loadSettings } from '../../../supabase/local/settings.ts';

export interface StoppableSite {
  url: string;
  /** Ends the process, as when the network is lost: new requests fail, open ones break off. */
  stop(): Promise<void>;
  start(): Promise<void>;
}

/** Serves the same build on a port of its own and can be stopped, for engines without offline emulation. */
export async function startStoppableSite(): Promise<StoppableSite> {
  const settings = loadSettings(join(localDir(), 'settings.json'));
  const port = await freePort();
  const own = { ...settings, ports: { ...settings.ports, site: port } };
  const launch = () => startSite(own, 'start', new ProcessRecord(settings.dir), 'second-site');
  let site = await launch();
  return {
    url: `http://127.0.0.1:${port}`,
    stop: () => site.stop(),
    async start() {
      site = await launch();
    },
  };
}
