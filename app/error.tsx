// Next requires error boundaries to be client components.
'use client';

import { ErrorPage, type ErrorPageProps } from '@/components/site/error-page';

export default function RouteError(props: ErrorPageProps) {
  return <ErrorPage {...props} />;
}
