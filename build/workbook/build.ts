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

/** Whether all files exist, however old. */
export function isWorkbookBuilt(): boolean {
  return formats.every((format) => existsSync(workbookFile(format)));
}

/** Writes the workbook's files into `generated/`, where the download route reads them. */
export async function buildWorkbook(): Promise<void> {
  mkdirSync(workbookFolder, { recursive: true });
  for (const format of formats) {
    // Renamed into place, so that a running site never serves a partial file.
    const draft = `${workbookFile(format)}.${process.pid}`;
    writeFileSync(draft, await makers[format]());
    renameSync(draft, workbookFile(format));
  }
}
