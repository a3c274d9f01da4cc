import { request } from 'node:http';

export interface RawAnswer {
  status: number;
  headers: NodeJS.Dict<string | string[]>;
  body: string;
}

/** Sends a request with just these headers, `Host` included, which `fetch` would write itself. */
export function rawPost(
  url: string,
  method: string,
  headers: Readonly<Record<string, string>>,
  body: string,
): Promise<RawAnswer> {
  return new Promise((resolve, reject) => {
    // Node says the length by itself for POST alone; without it the body would be taken for the next request.
    const all = { 'content-length': String(Buffer.byteLength(body)), ...headers };
    const sent = request(url, { method, headers: all, agent: false }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('error', reject);
      answer.on('end', () =>
        resolve({
          status: answer.statusCode ?? 0,
          headers: answer.headers,
          body: Buffer.concat(chunks).toString('utf8'),
        }),
      );
    });
    sent.on('error', reject);
    sent.end(body);
  });
}
