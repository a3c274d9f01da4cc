import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

/** Made by the build from the files of `content`, which are not there where the site runs. */
export const contentReportFile = join(process.cwd(), 'generated', 'content-report.json');

const contentReport = z.object({
  /** Where each entry is written, as `content/claims.ts:83`, by registry and id, such as `claims/rating-4-9`. */
  lines: z.record(z.string(), z.string()),
  links: z.array(
    z.object({
      href: z.string(),
      /** As above. */
      where: z.string(),
      /** `broken` is an address of this site that no page has. */
      kind: z.enum(['page', 'broken', 'external', 'contact']),
    }),
  ),
});

export type ContentReport = z.infer<typeof contentReport>;

/** @throws when the build has not made it */
export function readContentReport(): ContentReport {
  return contentReport.parse(JSON.parse(readFileSync(contentReportFile, 'utf8')));
}
