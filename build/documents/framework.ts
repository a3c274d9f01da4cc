// Next writes a prerendered page as HTML with its framework: script files, and inline scripts that start it and bring it the same page
// as data ("flight"). This file checks that no component of a document needs them, then removes them.
//
// When an update of Next makes it fail, compare the scripts at the end of .next/server/app/index.html with `inlineScripts`, and
// a page_client-reference-manifest.js below .next/server/app with `clientModules`.
import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import type { HtmlDocument } from './document.ts';

/** Error boundaries wrap every page, but do nothing without React, so a document may have them. */
const errorPages: readonly string[] = ['app/error.tsx', 'app/global-error.tsx'];

/** Where the forms of documents lie: React renders them on the server only, and `<site-form>` submits them. */
const DOCUMENT_FORM = /^app\/\([\w-]+\)\/(?:.+\/)?form\.tsx$/;

type ClientModules = Record<string, { id: string | number }>;

/**
 * The client components of a route by their files, from its client reference manifest. That is a script which sets a global, and
 * holds more than JSON where a platform asks for it, so it is run.
 */
function clientModules(manifest: string): ClientModules {
  const world: { __RSC_MANIFEST?: Record<string, { clientModules: ClientModules }> } = {};
  runInNewContext(readFileSync(manifest, 'utf8'), Object.assign(world, { globalThis: world, process }));
  return Object.values(world.__RSC_MANIFEST ?? {})[0]?.clientModules ?? {};
}

/**
 * Lists the client components of a prerendered page, as paths from the project root. Call it before
 * `stripFramework`, which removes the server payload that names them.
 * @throws when the manifest contains no file of the project, as its format must have changed
 */
function clientComponents({ pathname, manifest, project, $ }: HtmlDocument): string[] {
  const own = Object.entries(clientModules(manifest)).filter(
    ([file]) => file.startsWith(project) && !file.includes('/node_modules/'),
  );
  if (own.length === 0) throw new Error(`The client modules of ${pathname} name no file of ${project}.`);
  // The payload imports each component that the page renders, as in `:I[42,`.
  const flight = $('script:not([src])').text();
  return own
    .filter(([, { id }]) => flight.includes(`:I[${id},`))
    .map(([file]) => file.slice(project.length).split(' ')[0] ?? '')
    .filter((file) => !errorPages.includes(file));
}

/**
 * Checks that the client components of a document are forms, by their place.
 * @returns the number of forms on the page
 * @throws naming the components that React would have to run
 */
export function checkReactForms(document: HtmlDocument): number {
  const components = clientComponents(document);
  const others = components.filter((file) => !DOCUMENT_FORM.test(file));
  if (others.length > 0)
    throw new Error(
      `${document.pathname} is prerendered and has components that React would have to run: ${others.join(', ')}. ` +
        'Make them custom elements (components/elements), or let the page be made for each request. ' +
        'A form that <site-form> submits lies in a file form.tsx beside its page.',
    );
  return components.length;
}

/** Recognises the inline scripts of Next 16.4: the bundler's runtime and the server payload. */
const inlineScripts: readonly [name: string, text: RegExp][] = [
  ['bootstrap', /^\(globalThis\["TURBOPACK"\].*\}\);?$/s],
  ['flight', /^(self\.__next_f|\(self\.__next_f=self\.__next_f\|\|\[\]\))\.push\(\[.*\]\)$/s],
];

/**
 * Removes Next's and React's scripts, and their preload hints, from a prerendered page. JSON and the site's
 * own scripts, such as the custom elements, stay; forms need not wait for hydration.
 * @throws on an unknown script, or when one of Next's is missing: Next's output has changed
 */
export function stripFramework({ pathname, $ }: HtmlDocument): void {
  const found = new Set<string>();
  for (const script of $('script').get()) {
    const { src, type = '', nomodule } = script.attribs;
    if (type.endsWith('json')) continue;
    const [inline] = inlineScripts.find(([, text]) => src === undefined && text.test($(script).text())) ?? [];
    if (src?.startsWith('/_next/static/')) found.add(nomodule === undefined ? 'file' : 'legacy');
    else if (src?.startsWith('/') && !src.startsWith('//')) continue;
    else if (inline) found.add(inline);
    else
      throw new Error(
        `${pathname} holds a script that the build does not know: ${$.html(script).slice(0, 160)}… ` +
          'Move it into a file of the site, or, if a new version of Next writes it, teach it to ' +
          'build/documents/framework.ts.',
      );
    $(script).remove();
  }
  for (const expected of ['file', 'bootstrap', 'flight'])
    if (!found.has(expected)) throw new Error(`${pathname} holds no ${expected} script of Next.`);
  $('link[rel="preload"][as="script"], link[rel="modulepreload"]').remove();
  $('site-form').attr('data-ready', '');
}
