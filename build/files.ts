import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import { workbook } from '@/content/workbook/workbook';
import { commonPasswordsFile, fingerprintOf } from '@/lib/auth/credentials';
import { contentFile, contentFileNames, contentFiles } from '@/lib/content-files';
import { contentReportFile, workbookFile } from '@/lib/generated';
import { makeContentReport } from './content-report';
import { makeWorkbookEpub } from './workbook/make-epub';
import { makeWorkbookPdf } from './workbook/make-pdf';

/** Fingerprints of the most common passwords; the file has one password a line. */
async function commonPasswords(): Promise<Buffer> {
  const list = gunzipSync(readFileSync('build/data/common-passwords.txt.gz')).toString();
  return Buffer.concat(list.trimEnd().split('\n').map(fingerprintOf));
}

/** The files that the server reads from `generated/`. */
const files: Readonly<Record<string, () => Promise<string | Uint8Array>>> = {
  [workbookFile('a4')]: () => makeWorkbookPdf(workbook, 'a4'),
  [workbookFile('letter')]: () => makeWorkbookPdf(workbook, 'letter'),
  [workbookFile('epub')]: () => makeWorkbookEpub(workbook),
  [commonPasswordsFile]: commonPasswords,
  [contentReportFile]: async () => JSON.stringify(makeContentReport()),
};

/** Checks what the owner may have changed. @throws naming the file and the entry */
function checkContentFiles(): void {
  for (const name of contentFileNames) {
    const file = contentFiles[name];
    const { error } = contentFile(name).safeParse(JSON.parse(readFileSync(file, 'utf8')));
    const [issue] = error?.issues ?? [];
    if (issue) throw new Error(`${file} is not right: ${issue.path.join('.')}: ${issue.message}.`);
  }
}

/** Whether every file exists, however old. */
export const areFilesBuilt = (): boolean => Object.keys(files).every((file) => existsSync(file));

/** Writes the files, by default all. Each is renamed into place, so that a running site never reads a partial one. */
export async function buildFiles(wanted: readonly string[] = Object.keys(files)): Promise<void> {
  checkContentFiles();
  for (const [file, make] of Object.entries(files)) {
    if (!wanted.includes(file)) continue;
    mkdirSync(dirname(file), { recursive: true });
    const draft = `${file}.${process.pid}`;
    writeFileSync(draft, await make());
    renameSync(draft, file);
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await buildFiles();
