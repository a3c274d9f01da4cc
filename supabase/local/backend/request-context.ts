import { AsyncLocalStorage } from 'node:async_hooks';

/** What PostgreSQL said when it refused a statement. */
export interface DatabaseError {
  code: string;
  message: string;
  detail: string | null;
  hint: string | null;
}

/** What one request leaves for layers that the API package does not pass it on to. */
interface RequestContext {
  /** `emailRedirectTo` of the caller, unchecked. */
  redirectTo: string | null;
  lastDatabaseError: DatabaseError | null;
}

export const requestContext = new AsyncLocalStorage<RequestContext>();
