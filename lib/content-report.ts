import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Written by the build from the files of `content`, which are not deployed. */
export const contentReportFile = join(process.cwd(), 'generated', 'content-report.json');

/** Source location of each entry, such as `content/claims.ts:83`, by registry and id, such as `claims/rating-4-9`. */
export type ContentReport = Readonly<Record<string, string>>;

/** @throws if the build has not written it */
export function readContentReport(): ContentReport {
  return JSON.parse(readFileSync(contentReportFile, 'utf8'));
}
