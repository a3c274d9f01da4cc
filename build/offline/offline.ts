import { createHash } from 'node:crypto';
import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, transformSync } from 'esbuild';
import { openings } from '../../app/flip-method-app/offline/openings.ts';
import type { Release } from '../../app/flip-method-app/offline/release.ts';
import { paths } from '../../lib/paths.ts';
import { styleSheetsOf } from '../documents/carry-styles.ts';
import { fileAt } from '../documents/static-files.ts';
import { usedStyles } from '../documents/used-styles.ts';
import { base, bundleApp, common, type OfflineBundle } from './bundle.ts';
import {
  appDocument,
  firstWords,
  fontsOf,
  offlineDocument,
  plainDocument,
  servedDocument,
  withOwnStyles,
  withoutFrame,
} from './documents.ts';

/** All that the device keeps, in bytes as they are stored. */
const largest = 460_000;

const folder = 'app/flip-method-app/offline';

/** The few words of script in the kept document. */
async function bundleBeginning(styles: string, fonts: readonly string[], { start }: OfflineBundle) {
  const { outputFiles } = await build({
    ...common,
    entryPoints: [`${folder}/begin.ts`],
    write: false,
    format: 'iife',
    define: { FLIP_BEGIN: JSON.stringify({ styles, fonts, scripts: start }) },
  });
  return (outputFiles[0]?.text ?? '').trim();
}

/** What a document can come to use of the styles of the page that it is made from. */
function stylesFor(source: string, texts: readonly string[], read: (address: string) => string): string {
  return (
    usedStyles(styleSheetsOf(source).map(read).join('\n'), texts)
      .replaceAll('url(../media/', 'url(/_next/static/media/')
      // The fonts are on the device, but not there when it is first painted. They may follow.
      .replaceAll('font-display:optional', 'font-display:swap')
  );
}

/** The prerendered pages of a build, by their addresses. */
export interface Pages {
  read(pathname: string): string;
  write(pathname: string, html: string): void;
}

/** The first words are in the device's own letters: a font would be fetched as soon as they are laid out. */
const fontFiles = /@font-face\{[^}]*url\([^}]*\}/g;

const hashOf = (text: string) => createHash('sha256').update(text);

/**
 * Makes what keeps the exercise on the device, from the finished build: its bundle, its style sheet, and the service
 * worker with its documents inside. The site's own page of the exercise is started by the same bundle from then on.
 *
 * @param distDir the build's folder
 * @throws when it has grown too large for a device
 */
export async function buildOffline(distDir: string, pages: Pages): Promise<void> {
  const onDisk = (address: string) => fileAt(distDir, address);
  const read = (address: string) => readFileSync(onDisk(address), 'utf8');
  const [shell, resources] = [pages.read(paths.flipApp), pages.read(paths.resources)];
  const bundle = await bundleApp(distDir);

  const all = stylesFor(shell, [plainDocument(shell), ...bundle.all.map(read)], read);
  const sheet = `${base}app-${hashOf(all).digest('hex').slice(0, 8)}.css`;
  writeFileSync(onDisk(sheet), all);
  const undressed = transformSync(readFileSync(`${folder}/opening.css`, 'utf8'), {
    loader: 'css',
    minify: true,
  });
  const words = stylesFor(shell, [firstWords(plainDocument(shell))], read);
  const opening = words.replaceAll(fontFiles, '') + undressed.code;
  const beginning = await bundleBeginning(sheet, fontsOf(shell), bundle);

  const own = (html: string, source: string) => withOwnStyles(html, stylesFor(source, [html], read));
  const documents = {
    app: withOwnStyles(appDocument(plainDocument(shell), beginning), opening),
    resources: own(withoutFrame(plainDocument(resources)), resources),
    offline: own(offlineDocument(shell), shell),
  };
  const files = [...new Set([sheet, ...fontsOf(shell), ...fontsOf(resources), ...bundle.needed])];
  const release: Release = {
    version: hashOf(JSON.stringify([files, documents]))
      .digest('hex')
      .slice(0, 12),
    files,
    documents,
    beginning: `sha256-${hashOf(beginning).digest('base64')}`,
  };
  const worker = join(distDir, 'static/offline/worker.js');
  await build({
    ...common,
    entryPoints: [`${folder}/worker.ts`],
    outfile: worker,
    format: 'iife',
    define: { FLIP_RELEASE: JSON.stringify(release) },
  });
  pages.write(paths.flipApp, servedDocument(shell, bundle.start));
  const copies = openings.length * Buffer.byteLength(documents.app);
  const bytes = [worker, ...files.map(onDisk)].reduce((sum, file) => sum + statSync(file).size, copies);
  if (bytes > largest)
    throw new Error(`The exercise keeps ${bytes} bytes on the device, more than ${largest}.`);
  console.log(`The exercise keeps ${files.length} files, ${Math.round(bytes / 1000)} KB, for offline.`);
}
