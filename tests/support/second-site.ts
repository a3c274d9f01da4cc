import { startSite } from '../../scripts/site.ts';
import { readSettings } from '../../scripts/state.ts';
import { freePort } from '../../supabase/local/ports.ts';
import { ProcessRecord } from '../../supabase/local/process-record.ts';
import { startFaultyApi } from './faulty-api.ts';

export type SecondSite = Awaited<ReturnType<typeof startSecondSite>>;

/**
 * Serves the same build a second time, on the same database, through an API proxy that can inject faults. The
 * first site is not affected.
 * @param env variables that differ from the first site's
 */
export async function startSecondSite(env: Readonly<Record<string, string>> = {}) {
  const settings = readSettings();
  const api = await startFaultyApi(settings.apiUrl);
  const port = await freePort();
  const changed = { ...settings, apiUrl: api.url, ports: { ...settings.ports, site: port } };
  const launch = () => startSite(changed, 'start', new ProcessRecord(settings.dir), 'second-site', env);
  let site = await launch();
  return {
    siteUrl: `http://127.0.0.1:${port}`,
    api,
    /** Ends the process, as when the network is lost: new requests fail, open ones break off. */
    pause: () => site.stop(),
    async resume() {
      site = await launch();
    },
    async stop() {
      await site.stop();
      await api.stop();
    },
  };
}
