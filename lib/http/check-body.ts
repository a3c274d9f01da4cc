import { actionOfForm, faultOfReply } from './action-body';
import { readBody } from './read-body';

/** Bytes. Next's own limit is slightly higher; forms of this site need a hundredth of it. */
export const LARGEST_BODY = 1_000_000;

export type BodyFault =
  /** A method other than POST. */
  | 'method'
  /** Over `LARGEST_BODY`. */
  | 'too-large'
  /** Not valid for its content type, or not a form of this site. */
  | 'malformed'
  /** Posted to a page without naming a server action. */
  | 'no-action'
  /** From a form of an earlier release. */
  | 'stale';

/** Route handlers, which validate their own bodies; a test compares the list with the routes. */
export const endpoints =
  /^\/(?:api\/|auth\/(?:callback|sign-out)$|workbook\/download$|account\/export$|admin\/export(?:\/(?:person|subscribers))?$|share\/|feed\.xml$|\.well-known\/)/;

/**
 * Checks the body of a request before it is used.
 * @param request is cloned, so it can still be read
 * @param isKnownAction whether this build has that action on that page; by default every action counts as
 * known
 */
export async function faultOfBody(
  request: Request,
  isKnownAction: (id: string, pathname: string) => boolean = () => true,
): Promise<BodyFault | null> {
  if (request.method !== 'POST') return 'method';
  const body = await readBody(request, LARGEST_BODY);
  if (body.status !== 'read') return body.status === 'too-large' ? 'too-large' : 'malformed';
  const { pathname } = new URL(request.url);
  if (endpoints.test(pathname)) return null;
  const type = request.headers.get('content-type') ?? '';
  const isForm = /^multipart\/form-data/i.test(type);
  const actionId = request.headers.get('next-action');
  if (!isForm) return actionId === null ? 'no-action' : 'malformed';
  const form = await new Response(body.bytes, { headers: { 'content-type': type } })
    .formData()
    .catch(() => null);
  if (form === null) return 'malformed';
  // For scripts, Next itself reports an unknown action, and the form shows the message.
  if (actionId !== null) return faultOfReply(actionId, form);
  const action = actionOfForm(form);
  if ('fault' in action) return action.fault;
  return isKnownAction(action.id, pathname) ? null : 'stale';
}
