import type { AddressInfo } from 'node:net';
import { connect, createServer, type Socket } from 'node:net';
import { state } from '../../support/stack.ts';

export interface Gate {
  url: string;
  /** As when a phone loses its network: nothing answers, and what was under way breaks off. */
  shut(): Promise<void>;
  open(): Promise<void>;
}

/** The running site under an address of its own that can go away, for engines whose network cannot be taken. */
export async function startGate(): Promise<Gate> {
  const { hostname, port } = new URL(state.siteUrl);
  const sockets = new Set<Socket>();
  const keep = (socket: Socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket)).on('error', () => socket.destroy());
  };
  const server = createServer((incoming) => {
    const outgoing = connect(Number(port), hostname);
    keep(incoming);
    keep(outgoing);
    incoming.pipe(outgoing).pipe(incoming);
  });
  const listen = (at: number) => new Promise<void>((done) => server.listen(at, hostname, done));
  await listen(0);
  const address = server.address() as AddressInfo;
  return {
    url: `http://${hostname}:${address.port}`,
    async shut() {
      const closed = new Promise((done) => server.close(done));
      for (const socket of sockets) socket.destroy();
      await closed;
    },
    open: () => listen(address.port),
  };
}
