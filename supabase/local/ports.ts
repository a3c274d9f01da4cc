import net from 'node:net';
import type { StackSettings } from './settings.ts';

/** Whether something listens on a loopback port. */
export function isListening(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = net.connect({ port, host: '127.0.0.1' });
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}

function canListen(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = net.createServer();
    server.once('error', () => resolve(false));
    server.listen({ port, host: '127.0.0.1' }, () => server.close(() => resolve(true)));
  });
}

/** @throws one sentence that names the first port in use and how to choose another. */
export async function assertPortsAreFree(settings: StackSettings): Promise<void> {
  const names = {
    site: ['the site', 'PORT'],
    api: ['the Supabase API', 'LOCAL_PORT_BASE'],
    database: ['PostgreSQL', 'LOCAL_PORT_BASE'],
    google: ['the Google sign-in', 'LOCAL_PORT_BASE'],
    mailbox: ['the mailbox', 'LOCAL_PORT_BASE'],
  } as const;
  for (const [key, [what, variable]] of Object.entries(names)) {
    const port = settings.ports[key as keyof typeof names];
    if (await canListen(port)) continue;
    throw new Error(
      `Port ${port}, which ${what} needs, is taken by another program; stop that one or set ${variable} to another number.`,
    );
  }
}

/** An unused loopback port. */
export async function freePort(): Promise<number> {
  const server = net.createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (!address || typeof address === 'string') throw new Error('There is no free port.');
  return address.port;
}
