import { readFileSync } from 'node:fs';
import type { HtmlDocument } from './document.ts';

/** Error boundaries wrap every page, but do nothing without React. */
const errorPages: readonly string[] = ['app/error.tsx', 'app/global-error.tsx'];

/** Where the forms of documents lie: React renders them on the server only, and `<site-form>` submits them. */
const DOCUMENT_FORM = /^app\/\([\w-]+\)\/(?:.+\/)?form\.tsx$/;

interface ClientModules {
  [file: string]: { id: string | number };
}

/** Reads a route's client reference manifest: a script that assigns JSON to a global. */
function clientModules(manifest: string): ClientModules {
  const text = readFileSync(manifest, 'utf8');
  const json = text.slice(text.lastIndexOf('] = {') + 4).replace(/;\s*$/, '');
  return (JSON.parse(json) as { clientModules: ClientModules }).clientModules;
}

/**
 * Lists the client components of a prerendered page, as paths from the project root. Call it before
 * `stripFramework`, which removes the server payload that names them.
 * @throws when the manifest contains no file of the project, as its format must have changed
 */
export function clientComponents({ pathname, manifest, project, $ }: HtmlDocument): string[] {
  const own = Object.entries(clientModules(manifest)).filter(
    ([file]) => file.startsWith(project) && !file.includes('/node_modules/'),
  );
  if (own.length === 0) throw new Error(`The client modules of ${pathname} name no file of ${project}.`);
  const rendered = $('script:not([src])').text();
  return own
    .filter(([, { id }]) => rendered.includes(`:I[${id},`))
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
