import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

export type Mood =
  | 'fair'
  | 'answer-lost'
  | 'fault-before'
  | 'fault-after'
  | 'too-fast'
  | 'wrong-key'
  | 'cut-off';

/** Stands between the site and the mailbox and lets calls fail in every way that a provider knows. */
export class UnsteadyProvider {
  mood: Mood = 'fair';
  /** Mails that the mailbox was handed, by key. */
  readonly handed: string[] = [];
  private readonly server: Server;

  constructor(private readonly mailboxUrl: string) {
    this.server = createServer(async (request, response) => {
      const mood = request.method === 'POST' ? this.mood : 'fair';
      if (mood === 'cut-off') return void request.socket.destroy();
      if (mood === 'fault-before') return void response.writeHead(503).end('Bad gateway');
      if (mood === 'too-fast') {
        const error = { statusCode: 429, name: 'rate_limit_exceeded', message: 'Too many requests' };
        return void response.writeHead(429, { 'retry-after': '1' }).end(JSON.stringify(error));
      }
      if (mood === 'wrong-key') {
        const error = { statusCode: 403, name: 'validation_error', message: 'The domain is not verified.' };
        return void response.writeHead(403).end(JSON.stringify(error));
      }
      const answer = await this.passOn(request);
      if (mood === 'answer-lost') return void request.socket.destroy();
      if (mood === 'fault-after') return void response.writeHead(500).end('Internal error');
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
