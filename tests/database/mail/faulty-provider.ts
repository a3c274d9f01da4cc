import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

export type Fault =
  | 'none'
  | 'response-lost'
  | 'error-before-delivery'
  | 'error-after-delivery'
  | 'rate-limited'
  | 'forbidden'
  | 'connection-reset';

/** A proxy in front of the local mailbox that fails in every way a provider can. */
export class FaultyProvider {
  fault: Fault = 'none';
  /** Idempotency keys of the mails that reached the mailbox. */
  readonly handed: string[] = [];
  private readonly server: Server;

  constructor(private readonly mailboxUrl: string) {
    this.server = createServer(async (request, response) => {
      const fault = request.method === 'POST' ? this.fault : 'none';
      if (fault === 'connection-reset') return void request.socket.destroy();
      if (fault === 'error-before-delivery') return void response.writeHead(503).end('Bad gateway');
      if (fault === 'rate-limited') {
        const error = { statusCode: 429, name: 'rate_limit_exceeded', message: 'Too many requests' };
        return void response.writeHead(429, { 'retry-after': '1' }).end(JSON.stringify(error));
      }
      if (fault === 'forbidden') {
        const error = { statusCode: 403, name: 'validation_error', message: 'The domain is not verified.' };
        return void response.writeHead(403).end(JSON.stringify(error));
      }
      const answer = await this.passOn(request);
      if (fault === 'response-lost') return void request.socket.destroy();
      if (fault === 'error-after-delivery') return void response.writeHead(500).end('Internal error');
      response.writeHead(answer.status, { 'content-type': 'application/json' }).end(answer.text);
    });
  }

  async listen(): Promise<string> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve));
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  close(): void {
    this.server.closeAllConnections();
    this.server.close();
  }

  private async passOn(request: IncomingMessage): Promise<{ status: number; text: string }> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const key = request.headers['idempotency-key'];
    const response = await fetch(this.mailboxUrl + request.url, {
      method: request.method ?? 'GET',
      headers: {
        authorization: request.headers.authorization ?? '',
        'content-type': 'application/json',
        ...(typeof key === 'string' && { 'idempotency-key': key }),
      },
      ...(chunks.length > 0 && { body: Buffer.concat(chunks) }),
    });
    if (typeof key === 'string') this.handed.push(key);
    return { status: response.status, text: await response.text() };
  }
}
