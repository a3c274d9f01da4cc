import { serve } from '@hono/node-server';
import { notifySupervisor, serveUntilStopped } from '../child.ts';
import { migrate } from '../database/migrate.ts';
import { preparePlatform } from '../database/prepare-platform.ts';
import { databaseUrl, loadSettings } from '../settings.ts';
import { createApi } from './create-api.ts';
import { redirectGoogleCalls, startGoogle } from './google.ts';
import { resilientApi } from './resilient-api.ts';

const settings = loadSettings(process.argv[2] ?? '');

await preparePlatform(settings);
for (const name of await migrate(databaseUrl(settings))) notifySupervisor({ progress: `migration ${name}` });
await startGoogle(settings);
redirectGoogleCalls(settings.googleUrl);
const api = await resilientApi(databaseUrl(settings), () => createApi(settings));
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
