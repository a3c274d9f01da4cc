// Next wants error pages to run in the browser.
'use client';

import { Refusal } from './refusal';

/** When it cannot be checked whether a person is an admin, access is refused. */
export default function AdminCheckFailed() {
  return <Refusal reason="failed" />;
}
