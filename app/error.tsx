// Next hands the fault to a component of the browser.
'use client';

import { BrokenPage, type BrokenPageProps } from '@/components/site/broken-page';

export default function ErrorPage(props: BrokenPageProps) {
  return <BrokenPage {...props} />;
}
