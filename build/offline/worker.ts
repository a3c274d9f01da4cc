import { createHash } from 'node:crypto';
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { deflateRawSync } from 'node:zlib';
import type { CheerioAPI } from 'cheerio';
import { build } from 'esbuild';
import { deadlineWorker, type Release } from '../../app/flip-method-app/shell/release.ts';
import { bundled } from '../assets.mjs';
import { cloneTree } from '../documents/document.ts';
import { fileAt, hashesOf, INLINE_SCRIPTS, styleSheetsOf, valuesOf } from '../documents/inline-styles.ts';
import type { OfflineBundle } from './bundle.ts';

/** Limit on everything cached on the device, in bytes as stored. */
const MAX_BYTES = 850_000;

const forCrawlers =
  'meta[property^="og:"], meta[name^="twitter:"], meta[name="description"], link[rel="alternate"], link[rel="canonical"]';

/** A page's offline copy, without some of its elements. */
function without($: CheerioAPI, ...parts: string[]): string {
  const kept = cloneTree($);
  kept([forCrawlers, ...parts].join()).remove();
  return kept.html();
}

/** Compresses a document for embedding in the service worker, whose `unpack` reverses it. */
const pack = (html: string) => deflateRawSync(html, { level: 9 }).toString('base64');

/** The pages to cache, before their style sheets are inlined. */
type KeptPages = Record<keyof Release['documents'], CheerioAPI>;

/** Makes the exercise's page start from the offline bundle: by its first file, with the others asked for at once. */
export function startExercise($: CheerioAPI, [start = '', ...parts]: readonly string[]): void {
  for (const part of parts) $('head').append($('<link>').attr({ rel: 'modulepreload', href: part }));
  $('head').append($('<script>').attr({ type: 'module', src: start }));
}

/**
 * Hides the numbers of other places in a page's bar, by a script within the page: before the first paint, so that no number
 * takes another's place later.
 */
export async function showNearNumbers($: CheerioAPI): Promise<void> {
  const contents = `import { matchesArea, areaOf } from '@/lib/domain/area';
    const area = areaOf(navigator.language, Intl.DateTimeFormat().resolvedOptions().timeZone);
    const items = [...document.querySelectorAll('.crisis-bar [data-areas]')];
    const near = items.filter(({ dataset }) => matchesArea(dataset.areas, area));
    if (near.length) for (const item of items) item.hidden = !near.includes(item);`;
  const stdin = { contents, resolveDir: process.cwd(), loader: 'ts' } as const;
  const { outputFiles } = await build({ ...bundled, stdin, format: 'iife', write: false });
  $('.crisis-bar').after($('<script>').text(outputFiles[0]?.text ?? ''));
}

/**
 * Builds the service worker, with its documents embedded, so that they always belong to the same release.
 * @param distDir the build folder
 * @throws when the device would cache more than `MAX_BYTES`
 */
export async function buildWorker(distDir: string, pages: KeptPages, bundle: OfflineBundle): Promise<void> {
  const { app, emergency, resources, night, companion, offline } = pages;
  const all = Object.values(pages);
  // These two have the exercise as text, for a device that has lost one of its files.
  const exercises = { app: without(app), emergency: without(emergency) };
  // The others have no header and footer, whose links need the network, and no script.
  const documents = {
    app: pack(exercises.app),
    emergency: pack(exercises.emergency),
    resources: pack(without(resources, '[data-frame], script')),
    // This document keeps its script, which stores three words.
    night: pack(without(night, '[data-frame]')),
    companion: pack(without(companion, '[data-frame], script')),
    offline: pack(without(offline, '[data-frame], script')),
  };
  const urls = [
    ...new Set([
      ...all.flatMap(styleSheetsOf),
      ...all.flatMap(($) => valuesOf($, 'link[rel="preload"][as="font"]', 'href')),
      ...[app, night].flatMap(($) => valuesOf($, 'script[src^="/elements/"]', 'src')),
      ...bundle.needed,
      deadlineWorker,
    ]),
  ];
  const files = Object.fromEntries(urls.map((url) => [url, statSync(fileAt(distDir, url)).size]));
  const version = createHash('sha256')
    .update(JSON.stringify([files, documents]))
    .digest('hex')
    .slice(0, 12);
  const scripts = hashesOf(emergency, INLINE_SCRIPTS);
  const worker = join(distDir, 'static/offline/worker.js');
  await build({
    ...bundled,
    entryPoints: ['app/flip-method-app/offline/worker.ts'],
    outfile: worker,
    format: 'iife',
    define: { FLIP_RELEASE: JSON.stringify({ version, files, documents, scripts } satisfies Release) },
  });
  const copies = Buffer.byteLength(Object.values(exercises).join(''));
  const bytes = Object.values(files).reduce((sum, size) => sum + size, copies + statSync(worker).size);
  if (bytes > MAX_BYTES)
    throw new Error(`The exercise caches ${bytes} bytes on the device, more than ${MAX_BYTES}.`);
  console.log(`The exercise caches ${urls.length} files, ${Math.round(bytes / 1000)} KB, for offline use.`);
}
