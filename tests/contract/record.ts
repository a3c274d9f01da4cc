import { writeFileSync } from 'node:fs';
import { loadSettings } from '../../supabase/local/settings.ts';
import { Caller } from './caller.ts';
import { flows } from './flows.ts';

/* Records the answers of the auth service behind a running stack. See README.md in this folder. */

const { authUrl } = loadSettings(`${process.env.LOCAL_DIR || '.local'}/settings.json`);
if (!authUrl) throw new Error('This stack was started without LOCAL_AUTH_URL: it would record the stand-in.');

const recorded = await Promise.all(
  Object.entries(flows).map(async ([name, flow]) => {
    const caller = new Caller();
    await flow(caller);
    return [name, caller.exchanges] as const;
  }),
);
const about = {
  service: process.env.AUTH_VERSION || 'unknown',
  recorded: new Date().toISOString().slice(0, 10),
  flows: Object.fromEntries(recorded),
};
writeFileSync(new URL('auth-service.json', import.meta.url), `${JSON.stringify(about, null, 2)}\n`);
