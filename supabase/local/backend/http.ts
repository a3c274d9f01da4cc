/** One call to the API, with its body read. */
export interface ApiCall {
  request: Request;
  url: URL;
  /** Path after /auth/v1, or null when the call is not for the auth service. */
  authPath: string | null;
  /** Which of the two keys the caller has. */
  key: 'publishable' | 'secret' | null;
  /** The JSON body; empty when there is none. */
  body: Readonly<Record<string, unknown>>;
}

/** Answers a call, or leaves it to the next by returning null. */
export type Handler = (call: ApiCall) => Promise<Response | null>;

/** A refusal in the auth service's form. */
export function authError(status: number, errorCode: string, msg: string): Response {
  return Response.json({ code: status, error_code: errorCode, msg }, { status });
}

/** The same call with another body. */
export function withBody(request: Request, body: unknown): Request {
  const headers = new Headers(request.headers);
  headers.delete('content-length');
  return new Request(request.url, { method: request.method, headers, body: JSON.stringify(body) });
}

/** The JSON that a request or an answer carries, which stays unread for the next; null when it is none. */
export const jsonOf = (message: Request | Response): Promise<unknown> =>
  message
    .clone()
    .json()
    .catch(() => null);
