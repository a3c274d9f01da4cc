import type postgres from 'postgres';
import { type DatabaseError, requestContext } from './request-context.ts';

/** PostgREST's table of HTTP statuses by SQLSTATE; the longest prefix that fits decides. */
const statusBySqlState: Readonly<Record<string, number>> = {
  '08': 503,
  '09': 500,
  '0L': 403,
  '0P': 403,
  '23503': 409,
  '23505': 409,
  '25': 500,
  '25006': 405,
  '28': 403,
  '2D': 500,
  '38': 500,
  '39': 500,
  '3B': 500,
  '40': 500,
  '42501': 403,
  '42883': 404,
  '42P01': 404,
  '42P17': 500,
  '53': 503,
  '53400': 500,
  '54': 500,
  '55': 500,
  '57': 500,
  '58': 500,
  F0: 500,
  HV: 500,
  P0: 500,
  P0001: 400,
  XX: 500,
};

/** The HTTP status that PostgREST answers for a SQLSTATE; 400 for all that it does not list. */
export function statusOf(sqlState: string): number {
  return statusBySqlState[sqlState] ?? statusBySqlState[sqlState.slice(0, 2)] ?? 400;
}

/**
 * Notes the error of each statement for the request that it belongs to. The API package reports many of
 * them as "500 SUP" with only the text left, which a client cannot tell from a crash.
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

/** Replaces a "500 SUP" by what PostgREST answers for the same database error. */
export async function withDatabaseError(response: Response): Promise<Response> {
  const error = requestContext.getStore()?.lastDatabaseError;
  if (response.status !== 500 || !error) return response;
  const body = (await response
    .clone()
    .json()
    .catch(() => null)) as { code?: string } | null;
  if (body?.code !== 'SUP') return response;
  const { code, message, detail, hint } = error;
  return Response.json({ code, message, details: detail, hint }, { status: statusOf(code) });
}
