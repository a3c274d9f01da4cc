import { join } from 'node:path';
import { serve } from '@hono/node-server';
import { serveUntilStopped } from '../child.ts';
import { loadSettings } from '../settings.ts';
import { inbox } from './inbox.ts';
import { resendApi } from './resend-api.ts';
import { MailStore } from './store.ts';

const settings = loadSettings(process.argv[2] ?? '');
const store = new MailStore(join(settings.dir, 'mailbox.jsonl'));
const api = resendApi(store, settings.secrets.resendKey);
const show = inbox(store);

const server = serve(
  {
    hostname: '127.0.0.1',
    port: settings.ports.mailbox,
    fetch: async (request) => (await api(request)) ?? show(request),
  },
  () => serveUntilStopped(async () => void server.close()),
);
