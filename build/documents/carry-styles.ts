import { usedStyles } from './used-styles.ts';

/** The text of a file of the site, by its address such as `/_next/static/chunks/a.js`; empty when there is none. */
export type ReadFile = (address: string) => string;

const styleSheet = /<link rel="stylesheet" href="(\/_next\/[^"]+\.css)"[^>]*>/g;

/** The addresses of the style sheets that a page names. */
export const styleSheetsOf = (html: string): string[] =>
  [...html.matchAll(styleSheet)].map(([, address = '']) => address);

/** As pages and bundles name them: by the address, from the build's folder, or from the file beside. */
const scriptFile = /(?:\/_next\/static|\/elements|static|\.)\/[\w./~-]+\.js/g;

/** The texts of the scripts that a page can come to run: those that it names, those that these name, and so on. */
function scriptsOf(html: string, read: ReadFile): string[] {
  const found = new Map<string, string>();
  const follow = (text: string, from: string) => {
    for (const [named] of text.matchAll(scriptFile)) {
      const base = named.startsWith('static/') ? '/_next/' : from;
      const address = new URL(named, `http://site${base}`).pathname;
      if (found.has(address)) continue;
      const script = read(address);
      found.set(address, script);
      follow(script, address);
    }
  };
  follow(html, '/');
  return [...found.values()];
}

/**
 * Puts the styles that a page can come to use into the page, so that its first paint waits for no other file.
 *
 * @param html a finished page, whose style sheets are files
 * @param read gives its style sheets and scripts
 * @param looks addresses of more scripts that say how it can come to look
 */
export function carryStyles(html: string, read: ReadFile, looks: readonly string[] = []): string {
  const addresses = styleSheetsOf(html);
  if (addresses.length === 0) return html;
  const sheets = addresses.map(read).join('\n');
  const styles = usedStyles(sheets, [html, ...scriptsOf(html, read), ...looks.map(read)]).replaceAll(
    'url(../media/',
    'url(/_next/static/media/',
  );
  return html.replaceAll(styleSheet, '').replace('</head>', () => `<style>${styles}</style></head>`);
}
