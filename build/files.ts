import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { commonPasswordsFile } from '@/lib/auth/credentials';
import { buildContentReport, isContentReportBuilt } from './content/report';
import { buildCommonPasswords } from './passwords/build';
import { buildWorkbook, isWorkbookBuilt } from './workbook/build';

/** Whether every file that the server reads from `generated/` exists, however old. */
export function areFilesBuilt(): boolean {
  return isWorkbookBuilt() && existsSync(commonPasswordsFile) && isContentReportBuilt();
}

/** Writes every file that the server reads from `generated/`. */
export async function buildFiles(): Promise<void> {
  await Promise.all([buildWorkbook(), buildCommonPasswords(), buildContentReport()]);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await buildFiles();
