import { readFileSync } from 'node:fs';
import type { PrerenderedPage } from './prerendered-pages.ts';

/** Wrapped around every page; without React there is nothing that they could catch. */
const errorPages = ['app/error.tsx', 'app/global-error.tsx'];
/** `flip-form` sends them and shows what they are answered; React writes them on the server only. */
const answeredForms = [
  'app/(site)/auth/forgotten-password/recovery-form.tsx',
  'app/(site)/contact/contact-form.tsx',
  'components/forms/workbook-form.tsx',
];
type Listed = Pick<PrerenderedPage, 'pathname' | 'manifest' | 'project'>;

interface ReactPart {
  /** Its file, as a path of the project. */
  path: string;
  /** The addresses of its scripts. */
  scripts: string[];
}

interface ClientModules {
  clientModules: Record<string, { id: string | number; chunks: string[] }>;
}

/** Next writes the client modules of a route as a script that puts them into a global. */
function clientModules(manifest: string): ClientModules['clientModules'] {
  const json = manifest.slice(manifest.lastIndexOf('] = {') + 4).replace(/;\s*$/, '');
  return (JSON.parse(json) as ClientModules).clientModules;
}

/** The parts of a page that React would run in the browser. */
function reactParts({ pathname, manifest, project }: Listed, html: string): ReactPart[] {
  const own = Object.entries(clientModules(readFileSync(manifest, 'utf8'))).filter(
    ([path]) => path.startsWith(project) && !path.includes('/node_modules/'),
  );
  if (own.length === 0)
    throw new Error(`The list of client modules of ${pathname} names none of ${project}.`);
  return own
    .map(([path, module]) => ({ path: path.slice(project.length).split(' ')[0] ?? '', ...module }))
    .filter(({ path, id }) => !errorPages.includes(path) && html.includes(`:I[${id},`))
    .map(({ path, chunks }) => ({ path, scripts: chunks }));
}

/**
 * The scripts of the forms of a page, which nobody runs: an answer looks as they say.
 * @param html the page, whose own list is shorter than that of a route that can have other parts
 * @throws when the page has a part that only React could run
 */
export function scriptsOfForms(page: Listed, html: string): string[] {
  const parts = reactParts(page, html);
  const others = parts.map(({ path }) => path).filter((path) => !answeredForms.includes(path));
  if (others.length === 0) return parts.flatMap(({ scripts }) => scripts);
  throw new Error(
    `${page.pathname} is a file and has parts that React would have to run: ${others.join(', ')}. ` +
      'Make them custom elements (components/elements), or let the page be made for each request. A form that ' +
      'flip-form sends is named in scripts/quiet-pages/react-parts.ts. QUIET_PAGES=0 builds with React meanwhile.',
  );
}
