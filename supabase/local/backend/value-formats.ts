import type postgres from 'postgres';

/** PostgreSQL's `2026-01-02 03:04:05.6+00` as PostgREST writes it: `2026-01-02T03:04:05.6+00:00`. */
export function toIsoTimestamp(text: string): string {
  return text.replace(' ', 'T').replace(/([+-]\d{2})$/, '$1:00');
}

const unchanged = (value: unknown) => value;

/** The API package hands over JSON that is text already; encoding it again would store a string. */
const toJsonText = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));

/** How values travel between PostgreSQL and the API's JSON, so that both look as on the hosted service. */
export const valueFormats: Record<string, postgres.PostgresType> = {
  json: { to: 114, from: [114], serialize: toJsonText, parse: JSON.parse },
  jsonb: { to: 3802, from: [3802], serialize: toJsonText, parse: JSON.parse },
  numeric: { to: 1700, from: [1700], serialize: String, parse: Number },
  timestamp: { to: 1114, from: [1114], serialize: unchanged, parse: toIsoTimestamp },
  timestamptz: { to: 1184, from: [1184], serialize: unchanged, parse: toIsoTimestamp },
};
