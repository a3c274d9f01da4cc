import { isKnownAdmin } from '@/lib/auth/check-admin';
import { readAdmin } from '@/lib/auth/require-admin';
import { Refusal } from './refusal';

/** Answers with 403 where the role does not include the page, or is missing, should the middleware not have seen it. */
export default async function Forbidden() {
  return <Refusal reason={isKnownAdmin(await readAdmin()) ? 'inbox-only' : 'not-admin'} />;
}
