import type { HtmlDocument } from './document.ts';

/** Recognises the inline scripts of Next 16.4: the bundler's runtime and the server payload. */
const inlineScripts = {
  bootstrap: { begins: ['(globalThis["TURBOPACK"]'], ends: ['})', '});'] },
  flight: { begins: ['self.__next_f.push([', '(self.__next_f=self.__next_f||[]).push(['], ends: ['])'] },
};

function isInline(kind: keyof typeof inlineScripts, text: string): boolean {
  const { begins, ends } = inlineScripts[kind];
  return begins.some((begin) => text.startsWith(begin)) && ends.some((end) => text.endsWith(end));
}

/**
 * Removes Next's and React's scripts, and their preload hints, from a prerendered page. JSON and the site's
 * own scripts, such as the custom elements, stay; forms need not wait for hydration.
 * @throws on an unknown script, or when one of Next's is missing: Next's output has changed
 */
export function stripFramework({ pathname, $ }: HtmlDocument): void {
  const found = new Set<string>();
  for (const script of $('script').get()) {
    const { src, type = '', nomodule } = script.attribs;
    const text = $(script).text();
    if (type.endsWith('json')) continue;
    if (src?.startsWith('/_next/static/')) found.add(nomodule === undefined ? 'file' : 'legacy');
    else if (src?.startsWith('/') && !src.startsWith('//')) continue;
    else if (src === undefined && isInline('bootstrap', text)) found.add('bootstrap');
    else if (src === undefined && isInline('flight', text)) found.add('flight');
    else
      throw new Error(
        `${pathname} holds a script that the build does not know: ${$.html(script).slice(0, 160)}… ` +
          'Move it into a file of the site, or, if a new version of Next writes it, teach it to ' +
          'build/documents/strip-framework.ts.',
      );
    $(script).remove();
  }
  for (const expected of ['file', 'bootstrap', 'flight'])
    if (!found.has(expected)) throw new Error(`${pathname} holds no ${expected} script of Next.`);
  $('link[rel="preload"][as="script"], link[rel="modulepreload"]').remove();
  $('site-form').attr('data-ready', '');
}
