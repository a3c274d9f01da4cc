import { existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { workbook } from '@/content/workbook/workbook';
import { type WorkbookFormat, workbookFile, workbookFolder } from '@/lib/workbook/workbook-file';
import { makeWorkbookEpub } from './make-epub';
import { makeWorkbookPdf } from './make-pdf';

const makers: Record<WorkbookFormat, () => Uint8Array | Promise<Uint8Array>> = {
  a4: () => makeWorkbookPdf(workbook, 'a4'),
  letter: () => makeWorkbookPdf(workbook, 'letter'),
  epub: () => makeWorkbookEpub(workbook),
};
const formats = Object.keys(makers) as WorkbookFormat[];

/** Whether all files are there, of whatever text. */
export function isWorkbookBuilt(): boolean {
  return formats.every((format) => existsSync(workbookFile(format)));
}

/** Sets the workbook as files in `generated/`, where the download reads them. */
export async function buildWorkbook(): Promise<void> {
  mkdirSync(workbookFolder, { recursive: true });
  for (const format of formats) {
    // Renamed into place, so that a site that is running never hands out half a file.
    const draft = `${workbookFile(format)}.${process.pid}`;
    writeFileSync(draft, await makers[format]());
    renameSync(draft, workbookFile(format));
  }
}
