import type { ReactNode } from 'react';
import { Frame } from '@/components/site/frame';
import { paths } from '@/lib/paths';
import './workbook.css';

/** Layout of the fillable workbook, with the script that stores the answers. */
export default function FillLayout({ children }: { children: ReactNode }) {
  return (
    <>
      <Frame path={paths.workbookFill}>{children}</Frame>
      {/* The build sets its src. */}
      <script type="module" src={process.env.FILL_SCRIPT} />
    </>
  );
}
