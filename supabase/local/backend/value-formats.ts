import type postgres from 'postgres';

/** Converts PostgreSQL's `2026-01-02 03:04:05.6+00` to PostgREST's `2026-01-02T03:04:05.6+00:00`. */
export function toIsoTimestamp(text: string): string {
  return text.replace(' ', 'T').replace(/([+-]\d{2})$/, '$1:00');
}

const unchanged = (value: unknown) => value;

/** The API package passes JSON as text; encoding it again would store a string. */
const toJsonText = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));

/** Conversions between PostgreSQL and JSON values, as on the hosted service. */
export const valueFormats: Record<string, postgres.PostgresType> = {
  json: { to: 114, from: [114], serialize: toJsonText, parse: JSON.parse },
  jsonb: { to: 3802, from: [3802], serialize: toJsonText, parse: JSON.parse },
  numeric: { to: 1700, from: [1700], serialize: String, parse: Number },
  timestamp: { to: 1114, from: [1114], serialize: unchanged, parse: toIsoTimestamp },
  timestamptz: { to: 1184, from: [1184], serialize: unchanged, parse: toIsoTimestamp },
};
