import { serve } from '@hono/node-server';
import { notifySupervisor, serveUntilStopped } from '../child.ts';
import { migrate } from '../database/migrate.ts';
import { preparePlatform } from '../database/prepare-platform.ts';
import { databaseUrl, loadSettings } from '../settings.ts';
import { readProjectConfig } from './auth-config.ts';
import { createApi } from './create-api.ts';
import { redirectGoogleCalls, startGoogle } from './google.ts';
import { startPostgrest } from './real-services.ts';
import { resilientApi } from './resilient-api.ts';

const settings = loadSettings(process.argv[2] ?? '');

await preparePlatform(settings);
const applied = await migrate(databaseUrl(settings)).catch((error: Error) => {
  notifySupervisor({ failed: error.message });
  throw error;
});
for (const name of applied) notifySupervisor({ progress: `migration ${name}` });
await startGoogle(settings);
redirectGoogleCalls(settings.googleUrl);
const restUrl = await startPostgrest(settings, readProjectConfig());
const api = await resilientApi(databaseUrl(settings), () => createApi(settings, restUrl));
const server = serve(
  {
    hostname: '127.0.0.1',
    port: settings.ports.api,
    fetch: (request, { incoming }) => api.handle(request, incoming.socket.remoteAddress ?? null),
  },
  () =>
    serveUntilStopped(
      async () => void server.close(),
      () => api.close(),
    ),
);
