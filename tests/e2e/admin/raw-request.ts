import { once } from 'node:events';
import { type IncomingHttpHeaders, type IncomingMessage, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { readState } from '../../../scripts/state.ts';

interface RawAnswer {
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
export async function sendRaw(
  path: string,
  { method = 'GET', headers = {}, body }: RawRequest = {},
): Promise<RawAnswer> {
  const { hostname, port, host } = new URL(readState().siteUrl);
  const options = { hostname, port, path, method, headers: { host, ...headers }, setHost: false };
  const [answer] = (await once(request(options).end(body), 'response')) as [IncomingMessage];
  return { status: answer.statusCode ?? 0, headers: answer.headers, body: await text(answer) };
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
