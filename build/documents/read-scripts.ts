/**
 * A script element of a prerendered page, by what it is for.
 *
 * - `data`: JSON, which no browser runs: what the page is about, for search engines
 * - `own`: a file of ours that is no part of the framework, such as the custom elements
 * - `legacy`: a file for browsers that know no modules, and therefore not our elements
 * - `framework`: a file of the framework or of a part that it runs
 * - `bootstrap`: tells the bundler's runtime what to run once which files are there
 * - `flight`: a piece of what the server rendered, for React to take over from
 */
type ScriptKind = 'data' | 'own' | 'legacy' | 'framework' | 'bootstrap' | 'flight';

const ELEMENT = /<script\b([^>]*)>([\s\S]*?)<\/script>/g;
const ATTRIBUTE = /\s([\w-]+)(?:="([^"]*)")?/g;
const BOOTSTRAP =
  /^\(globalThis\["TURBOPACK"\] \|\| \(globalThis\["TURBOPACK"\] = \[\]\)\)\.push\(\{[\s\S]*\}\);?$/;
const FLIGHT = /^(?:\(self\.__next_f=self\.__next_f\|\|\[\]\)|self\.__next_f)\.push\(\[[\s\S]*\]\)$/;

function attributesOf(head: string): Record<string, string> {
  return Object.fromEntries([...head.matchAll(ATTRIBUTE)].map(([, name = '', value = '']) => [name, value]));
}

function classify(head: string, body: string): ScriptKind | null {
  const attributes = attributesOf(head);
  const { src, type = '' } = attributes;
  if (type.endsWith('json')) return 'data';
  if ('noModule' in attributes) return 'legacy';
  if (src?.startsWith('/_next/static/')) return 'framework';
  if (src?.startsWith('/') && !src.startsWith('//')) return 'own';
  if (BOOTSTRAP.test(body)) return 'bootstrap';
  return FLIGHT.test(body) ? 'flight' : null;
}

/**
 * Walks the scripts of a page.
 * @param page its address, for the message
 * @param replace what comes in the place of each
 * @returns the page with its scripts replaced
 * @throws when a script is none of those that are known
 */
export function replaceScripts(
  html: string,
  page: string,
  replace: (kind: ScriptKind, element: string) => string,
): string {
  return html.replaceAll(ELEMENT, (element: string, head: string, body: string) => {
    const kind = classify(head, body);
    if (kind) return replace(kind, element);
    throw new Error(
      `${page} holds a script that the quiet pages do not know: ${element.slice(0, 160)}… ` +
        'Move it into a file of the site, or, if a new version of Next writes it, teach it to ' +
        'scripts/quiet-pages/read-scripts.ts. QUIET_PAGES=0 builds without them meanwhile.',
    );
  });
}
