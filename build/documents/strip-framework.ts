import { replaceScripts } from './read-scripts.ts';

const scriptHints = /<link rel="preload" as="script"[^>]*>/g;

/**
 * Takes the framework's scripts out of a prerendered page: its files, and what stands in the page for them.
 * @param page its address, for the message
 * @throws when the page is not as Next writes it
 */
export function stripFramework(html: string, page: string): string {
  const found = new Set<string>();
  const stripped = replaceScripts(html, page, (kind, element) => {
    found.add(kind);
    return kind === 'data' || kind === 'own' ? element : '';
  });
  if (!found.has('framework') || !found.has('bootstrap') || !found.has('flight')) {
    throw new Error(
      `${page} holds no scripts of the framework: the quiet pages cannot tell how it is built.`,
    );
  }
  return stripped.replaceAll(scriptHints, '');
}
