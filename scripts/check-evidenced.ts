import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ProcessRecord } from '../supabase/local/process-record.ts';
import { stackSettings } from '../supabase/local/settings.ts';
import { buildSite } from './build-site.ts';
import { progress } from './progress.ts';
import { distDir } from './site-env.ts';
import { unevidencedIn } from './unevidenced.ts';

/** Pages that have to be there, or the walk has gone to the wrong place. */
const landmarks = ['index.html', 'book.html', 'testimonials.html', 'about-these-figures.html'];

/**
 * `npm run check:evidenced`: builds the site as its owner would with `CLAIMS=evidenced`, into the folder of the tests,
 * and reads every prerendered page.
 */
export async function run(): Promise<number> {
  process.env.CLAIMS = 'evidenced';
  const settings = stackSettings('test');
  progress('building with CLAIMS=evidenced');
  await buildSite(settings, new ProcessRecord(settings.dir));
  const root = join(distDir(settings), 'server/route-cache');
  const pages = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.html'),
  );
  const missing = landmarks.filter((file) => !pages.some((page) => page.endsWith(`$/${file}`)));
  if (missing.length > 0) throw new Error(`${root} has no ${missing.join(', ')}.`);
  const faults = pages.flatMap((file) =>
    unevidencedIn(readFileSync(join(root, file), 'utf8')).map((id) => `${file}: ${id}`),
  );
  for (const fault of faults) process.stdout.write(`${fault}\n`);
  progress(`${pages.length} pages, ${faults.length} figures without evidence`);
  return faults.length > 0 ? 1 : 0;
}
