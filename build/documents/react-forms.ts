import { readFileSync } from 'node:fs';
import type { HtmlDocument } from './document.ts';
import { interactiveCode } from './interactive-code.ts';

/** Error boundaries stand around every page; without React there is nothing that they could catch. */
const errorPages: readonly string[] = ['app/error.tsx', 'app/global-error.tsx'];

/** What a form begins with that React renders on the server only, and `<site-form>` sends. */
const PRAGMA = '// Never hydrated:';

interface ClientModules {
  [file: string]: { id: string | number };
}

/** Next writes the client modules of a route as a script that puts them into a global. */
function clientModules(manifest: string): ClientModules {
  const text = readFileSync(manifest, 'utf8');
  const json = text.slice(text.lastIndexOf('] = {') + 4).replace(/;\s*$/, '');
  return (JSON.parse(json) as { clientModules: ClientModules }).clientModules;
}

/**
 * The client components of a prerendered page, as paths of the project. Asked before the framework is taken out: what
 * the server rendered names them.
 * @throws when Next's list names no file of the project, so that nothing can be told from it
 */
export function clientComponents({ page: { pathname, manifest, project }, $ }: HtmlDocument): string[] {
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
 * Checks that a page without React loses nothing: its client components are forms that say so themselves, and none of
 * them has code that waits for React in the browser.
 * @returns how many forms the page has
 * @throws naming what only React could run
 */
export function checkReactForms(document: HtmlDocument): number {
  const { pathname } = document.page;
  const components = clientComponents(document);
  const others = components.filter((file) => !readFileSync(file, 'utf8').startsWith(PRAGMA));
  if (others.length > 0)
    throw new Error(
      `${pathname} is prerendered and has components that React would have to run: ${others.join(', ')}. ` +
        'Make them custom elements (components/elements), or let the page be made for each request. ' +
        `A form that <site-form> sends begins with "${PRAGMA}".`,
    );
  const interactive = components.flatMap((file) => interactiveCode(file));
  if (interactive.length > 0)
    throw new Error(
      `${pathname} has forms that are never hydrated, so this does nothing: ${interactive.join(', ')}.`,
    );
  return components.length;
}
