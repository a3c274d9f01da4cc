import { readFileSync } from 'node:fs';

/** Wrapped around every page; without React there is nothing that they could catch. */
const errorPages = ['app/error.tsx', 'app/global-error.tsx'];
const OWN = '[project]/';

interface ClientModules {
  clientModules: Record<string, { id: string | number }>;
}

/** Next writes the client modules of a route as a script that puts them into a global. */
function clientModules(manifest: string): ClientModules['clientModules'] {
  const json = manifest.slice(manifest.lastIndexOf('] = {') + 4).replace(/;\s*$/, '');
  return (JSON.parse(json) as ClientModules).clientModules;
}

/**
 * The parts of a page that are for React to run in the browser, as paths of the project.
 * @param manifestFile the route's `page_client-reference-manifest.js`
 * @param html the page, whose own list is shorter than that of a route that can have other parts
 */
export function reactParts(manifestFile: string, html: string): string[] {
  return Object.entries(clientModules(readFileSync(manifestFile, 'utf8')))
    .filter(([path]) => path.startsWith(OWN) && !path.includes('/node_modules/'))
    .map(([path, { id }]) => ({ part: path.slice(OWN.length).split(' ')[0] ?? '', id }))
    .filter(({ part, id }) => !errorPages.includes(part) && html.includes(`:I[${id},`))
    .map(({ part }) => part);
}
