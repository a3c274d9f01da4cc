// Next requires error boundaries to be client components.
'use client';

import { BrokenPage, type BrokenPageProps } from '@/components/site/broken-page';

export default function ErrorPage(props: BrokenPageProps) {
  return <BrokenPage {...props} />;
}
