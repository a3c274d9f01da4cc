import { actionOfForm, faultOfReply } from './action-body';
import { readBody } from './read-body';

/** Next takes a little more; what people type into a form of this site is a hundredth of it. */
export const LARGEST_BODY = 1_000_000;

export type BodyFault =
  /** Sent in a way that nothing here takes. */
  | 'method'
  /** Larger than anything that this site takes. */
  | 'too-large'
  /** Not what its type says, or not what a form of this site sends. */
  | 'malformed'
  /** Sent to a page, without saying to which form. */
  | 'no-action'
  /** For a form of an earlier release. */
  | 'stale';

/** Addresses that are no pages but take what they are sent by themselves; a test compares them with the routes. */
export const endpoints =
  /^\/(?:api\/|auth\/(?:callback|sign-out)$|workbook\/download$|account\/export$|admin\/export(?:\/(?:person|subscribers))?$|share\/|feed\.xml$|\.well-known\/)/;

/**
 * What is wrong with the body of a request that sends one, before it is used.
 * @param request is left unread for the next reader
 * @param isKnownAction whether this build has an action of that id on that page; without it each might be
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
  // Next tells a script itself that an action has gone, and the form in the page says so.
  if (actionId !== null) return faultOfReply(actionId, form);
  const action = actionOfForm(form);
  if ('fault' in action) return action.fault;
  return isKnownAction(action.id, pathname) ? null : 'stale';
}
