// Next requires error boundaries to be client components.
'use client';

import { Refusal } from './refusal';

/** Fails closed: refuses access when the admin check itself throws. */
export default function AdminCheckFailed() {
  return <Refusal reason="failed" />;
}
