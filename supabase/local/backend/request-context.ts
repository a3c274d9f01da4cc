import { AsyncLocalStorage } from 'node:async_hooks';

/** PostgreSQL's error for a statement. */
export interface DatabaseError {
  code: string;
  message: string;
  detail: string | null;
  hint: string | null;
}

/** Per-request data for code that the API package does not pass the request to. */
interface RequestContext {
  /** The caller's `emailRedirectTo`, unvalidated. */
  redirectTo: string | null;
  lastDatabaseError: DatabaseError | null;
}

export const requestContext = new AsyncLocalStorage<RequestContext>();
