import { type IncomingHttpHeaders, request } from 'node:http';
import { readState } from '../../../scripts/state.ts';

export interface RawAnswer {
  status: number;
  headers: IncomingHttpHeaders;
  body: string;
}

export interface RawRequest {
  method?: string;
  headers?: Record<string, string>;
  body?: string;
}

/** Sends the path unchanged; browsers and `fetch` would normalise `/admin/.` or `//admin`. */
export function sendRaw(path: string, { method = 'GET', headers = {}, body }: RawRequest = {}) {
  const { hostname, port, host } = new URL(readState().siteUrl);
  return new Promise<RawAnswer>((resolve, reject) => {
    const sent = request(
      { hostname, port, path, method, headers: { host, ...headers }, setHost: false },
      (answer) => {
        const chunks: Buffer[] = [];
        answer.on('data', (chunk) => chunks.push(chunk));
        answer.on('end', () =>
          resolve({
            status: answer.statusCode ?? 0,
            headers: answer.headers,
            body: Buffer.concat(chunks).toString('utf8'),
          }),
        );
      },
    );
    sent.on('error', reject);
    sent.end(body);
  });
}

/** Text that occurs in the dashboard only, never on a refusal page. */
const traces = [
  'Loading dashboard',
  'Total Users',
  'Avg/User',
  'Session Types',
  'Recent Users',
  'Needs you',
  'Asked for the workbook',
  'Blocked addresses',
  'Audit log',
  'Pages of the site',
  'Download as CSV',
  'marta@example.org',
  '@example.com',
  'flip_technique',
];

/** Dashboard text found in the headers or body of a response. */
export function tracesIn({ headers, body }: RawAnswer): string[] {
  const all = `${JSON.stringify(headers)}\n${body}`;
  return traces.filter((trace) => all.includes(trace));
}
