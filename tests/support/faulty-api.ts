import { once } from 'node:events';
import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

interface Answer {
  status: number;
  /** A string is sent as HTML, anything else as JSON. */
  body: unknown;
  headers?: Record<string, string>;
}

/** What happens to a request instead of, or before, its real response. */
export type Fault =
  | Answer
  /** The response depends on the request's JSON body. */
  | ((body: unknown) => Promise<Answer>)
  /** Accepts the request and never responds. */
  | 'hang'
  /** Closes the connection without a response. */
  | 'reset'
  | { delayMs: number }
  /** The request is forwarded, and its response replaced or lost. */
  | { after: Answer | 'reset' };

export type FaultyApi = Awaited<ReturnType<typeof startFaultyApi>>;

/**
 * A proxy between a site and its Supabase API that forwards everything except injected faults.
 * @param apiUrl the real API, on this machine
 */
export async function startFaultyApi(apiUrl: string) {
  /** Requests since the last `heal`. */
  const calls: { name: string; headers: IncomingHttpHeaders }[] = [];
  let faults: { call: RegExp; fault: Fault }[] = [];
  const server = createServer((request, response) => {
    serve(request, response).catch(() => response.destroy());
  });

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = Buffer.concat(await request.toArray());
    const name = `${request.method} ${request.url}`;
    calls.push({ name, headers: request.headers });
    const fault = faults.findLast(({ call }) => call.test(name))?.fault;
    if (fault === 'hang') return;
    if (fault === 'reset') return void request.socket.destroy();
    if (typeof fault === 'function')
      return send(response, await fault(JSON.parse(body.toString() || 'null')));
    if (fault && 'status' in fault) return send(response, fault);
    if (fault && 'delayMs' in fault) await sleep(fault.delayMs);
    const headers = Object.entries(request.headers).filter(([name]) => !hopByHop.includes(name));
    const answer = await fetch(apiUrl + request.url, {
      method: request.method ?? 'GET',
      headers: headers as [string, string][],
      redirect: 'manual',
      ...(body.length > 0 && { body: new Uint8Array(body) }),
    });
    if (fault && 'after' in fault)
      return fault.after === 'reset' ? void request.socket.destroy() : send(response, fault.after);
    answer.headers.forEach((value, name) => {
      if (!hopByHop.includes(name)) response.setHeader(name, value);
    });
    response.writeHead(answer.status).end(Buffer.from(await answer.arrayBuffer()));
  }

  return {
    ...(await listen(server)),
    /** @param call a pattern for `METHOD /path?query` */
    fail: (call: RegExp, fault: Fault) => void faults.push({ call, fault }),
    calls,
    heal: () => {
      calls.length = 0;
      faults = [];
    },
  };
}

/** Lets a server answer at an address of this machine. */
export async function listen(server: Server) {
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    port,
    url: `http://127.0.0.1:${port}`,
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** Hop-by-hop headers, and those that no longer match the decoded body. */
const hopByHop = 'host connection keep-alive transfer-encoding content-length content-encoding'.split(' ');

function send(response: ServerResponse, { status, body, headers }: Answer): void {
  const isText = typeof body === 'string';
  response
    .writeHead(status, { 'content-type': isText ? 'text/html' : 'application/json', ...headers })
    .end(isText ? body : JSON.stringify(body));
}
