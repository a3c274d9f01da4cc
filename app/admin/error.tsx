// Next requires error boundaries to be client components.
'use client';

import { ErrorPage, type ErrorPageProps } from '@/components/site/error-page';
import { Refusal } from './refusal';

/** Fails closed: refuses access when the admin check itself throws. Only the server's errors have a digest. */
export default function AdminError(props: ErrorPageProps) {
  return props.error.digest ? <Refusal reason="failed" /> : <ErrorPage {...props} />;
}
