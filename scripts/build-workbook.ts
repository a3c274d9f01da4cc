import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { workbook } from '@/content/workbook/workbook';
import { workbookFile, workbookFolder } from '@/lib/workbook/workbook-file';
import { makeWorkbookPdf } from './workbook/make-pdf';
import { type PageSizeName, pageSizes } from './workbook/page-size';

/** Sets the workbook in both page sizes into `generated/`, where the download reads it. */
export async function buildWorkbook(): Promise<void> {
  mkdirSync(workbookFolder, { recursive: true });
  for (const name of Object.keys(pageSizes) as PageSizeName[]) {
    writeFileSync(workbookFile(name), await makeWorkbookPdf(workbook, name));
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await buildWorkbook();
