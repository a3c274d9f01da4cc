import { existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { workbook } from '@/content/workbook/workbook';
import { workbookFile, workbookFolder } from '@/lib/workbook/workbook-file';
import { makeWorkbookPdf } from './make-pdf';
import { type PageSizeName, pageSizes } from './page-size';

const names = Object.keys(pageSizes) as PageSizeName[];

/** Whether both files are there, of whatever text. */
export function isWorkbookBuilt(): boolean {
  return names.every((name) => existsSync(workbookFile(name)));
}

/** Sets the workbook in both page sizes into `generated/`, where the download reads it. */
export async function buildWorkbook(): Promise<void> {
  mkdirSync(workbookFolder, { recursive: true });
  for (const name of names) {
    // Renamed into place, so that a site that is running never hands out half a file.
    const draft = `${workbookFile(name)}.${process.pid}`;
    writeFileSync(draft, await makeWorkbookPdf(workbook, name));
    renameSync(draft, workbookFile(name));
  }
}
