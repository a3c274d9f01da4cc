import type postgres from 'postgres';
import { type DatabaseError, jsonOf, requestContext } from './http.ts';

/** PostgREST's HTTP statuses by SQLSTATE. The first match wins; the default is 400. */
const statuses: readonly (readonly [sqlState: RegExp, status: number])[] = [
  [/^P0001/, 400],
  [/^2350[35]/, 409],
  [/^(?:0L|0P|28|42501)/, 403],
  [/^(?:42883|42P01)/, 404],
  [/^25006/, 405],
  [/^(?:08|53(?!400))/, 503],
  [/^(?:09|25|2D|38|39|3B|40|42P17|5[34578]|F0|HV|P0|XX)/, 500],
];

const statusOf = (sqlState: string) => statuses.find(([known]) => known.test(sqlState))?.[1] ?? 400;

/**
 * Records each statement's error for its request. The API package reports many of them as "500 SUP" with only
 * the message, which clients cannot tell from a crash.
 */
export function observeDatabaseErrors(driver: postgres.Sql): void {
  const reserve = driver.reserve.bind(driver);
  driver.reserve = async () => {
    const connection = await reserve();
    const unsafe = connection.unsafe.bind(connection);
    connection.unsafe = ((...args: Parameters<typeof unsafe>) => {
      const query = unsafe(...args);
      query.catch(note);
      return query;
    }) as typeof unsafe;
    return connection;
  };
}

function note(error: Partial<DatabaseError>): void {
  const context = requestContext.getStore();
  if (!context || typeof error.code !== 'string') return;
  context.lastDatabaseError = {
    code: error.code,
    message: error.message ?? '',
    detail: error.detail ?? null,
    hint: error.hint ?? null,
  };
}

/** Replaces a "500 SUP" with PostgREST's response to the same database error. */
export async function withDatabaseError(response: Response): Promise<Response> {
  const error = requestContext.getStore()?.lastDatabaseError;
  if (response.status !== 500 || !error) return response;
  const body = (await jsonOf(response)) as { code?: string } | null;
  if (body?.code !== 'SUP') return response;
  const { code, message, detail, hint } = error;
  return Response.json({ code, message, details: detail, hint }, { status: statusOf(code) });
}

/** Converts PostgreSQL's `2026-01-02 03:04:05.6+00` to PostgREST's `2026-01-02T03:04:05.6+00:00`. */
function toIsoTimestamp(text: string): string {
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
