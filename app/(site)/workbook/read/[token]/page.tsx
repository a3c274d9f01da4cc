import type { Metadata } from 'next';
import { BrokenLink } from '@/components/site/broken-link';
import { Frame } from '@/components/site/frame';
import { PageHead } from '@/components/site/page-head';
import { WorkbookText } from '@/components/site/workbook/workbook-text';
import { crisisNumbers } from '@/content/workbook/crisis-numbers';
import { workbook } from '@/content/workbook/workbook';
import { paths } from '@/lib/paths';
import { readLink } from '@/lib/workbook/links';
import '@/app/styles/workbook.css';

export const metadata: Metadata = {
  title: workbook.title,
  robots: { index: false },
  referrer: 'same-origin',
};

/** The workbook as pages, for those with the link. */
export default async function ReadPage({ params }: { params: Promise<{ token: string }> }) {
  if (!readLink('read', (await params).token)) return <BrokenLink />;
  return (
    <Frame path={paths.workbook}>
      <PageHead title={workbook.title} lead={workbook.subtitle} />
      <WorkbookText workbook={workbook} numbers={crisisNumbers} />
    </Frame>
  );
}
