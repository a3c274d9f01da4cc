import type { ReactNode } from 'react';
import { Frame } from '@/components/site/frame';
import { paths } from '@/lib/paths';
import '@/app/styles/workbook.css';

/** The frame of every page of the workbook, and the script that keeps what is written. */
export default function FillLayout({ children }: { children: ReactNode }) {
  return (
    <>
      <Frame path={paths.workbookFill}>{children}</Frame>
      {/* Its address is set when the site is built. */}
      <script type="module" src={process.env.FILL_SCRIPT} />
    </>
  );
}
