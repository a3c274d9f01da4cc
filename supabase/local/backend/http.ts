import { AsyncLocalStorage } from 'node:async_hooks';

/** An API call with its parsed body. */
export interface ApiCall {
  request: Request;
  url: URL;
  /** Path after /auth/v1, or null if the call is not for the auth service. */
  authPath: string | null;
  /** The caller's API key. */
  key: 'publishable' | 'secret' | null;
  /** The JSON body, or an empty object. */
  body: Readonly<Record<string, unknown>>;
}

/** Handles a call, or returns null to pass it on. */
export type Handler = (call: ApiCall) => Promise<Response | null>;

/** Answers as the package does. */
export type Forward = (request: Request) => Promise<Response>;

/** An error in the auth service's format. */
export function authError(status: number, errorCode: string, msg: string): Response {
  return Response.json({ code: status, error_code: errorCode, msg }, { status });
}

/** The same request with another body. */
export function withBody(request: Request, body: unknown): Request {
  const headers = new Headers(request.headers);
  headers.delete('content-length');
  return new Request(request.url, { method: request.method, headers, body: JSON.stringify(body) });
}

/** The same response with another body, in JSON. */
export function withJson(response: Response, body: unknown, more: Record<string, string> = {}): Response {
  const headers = new Headers([...response.headers, ...Object.entries(more)]);
  headers.delete('content-length');
  return Response.json(body, { status: response.status, headers });
}

/** Parses the JSON of a clone, so that the message can still be read; null if it is invalid. */
export const jsonOf = (message: Request | Response): Promise<unknown> =>
  message
    .clone()
    .json()
    .catch(() => null);

/** PostgreSQL's error for a statement. */
export interface DatabaseError {
  code: string;
  message: string;
  detail: string | null;
  hint: string | null;
}

/** Per-request data for code that the API package does not pass the request to. */
interface RequestContext {
  lastDatabaseError: DatabaseError | null;
}

export const requestContext = new AsyncLocalStorage<RequestContext>();
