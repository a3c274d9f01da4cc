// Next wants error pages to run in the browser.
'use client';

import { Refusal } from './refusal';

/** When nobody could be asked whether somebody is an admin, nobody is. */
export default function AdminCheckFailed() {
  return <Refusal reason="failed" />;
}
