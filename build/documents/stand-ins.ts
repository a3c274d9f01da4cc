import { errorPage } from '../../content/errors.ts';

/** Next leaves the body of such a page to React, which would first have to come. */
export const isEmptyShell = (html: string) => /<html[^>]* id="__next_error__"/.test(html);

/**
 * The page for a server that could not even say what went wrong, in the frame of the one for missing pages: words and
 * links, so that it depends on nothing that may be broken.
 * @param notFound the finished page for missing addresses
 */
export function brokenDocument(notFound: string): string {
  const { headline, text, retry, home, contact } = errorPage;
  const links = [home, contact].map(({ href, label }) => `<a href="${href}" class="link py-1">${label}</a>`);
  const main = [
    '<div class="wrap page-head grid justify-items-start">',
    `<h1 class="max-w-[16ch] text-display">${headline}</h1><p class="max-w-prose text-lg">${text}</p>`,
    '<p class="flex flex-wrap items-center gap-x-6 gap-y-3">',
    `<a href="" class="link py-1 font-semibold">${retry}</a>${links.join('')}</p></div>`,
  ].join('');
  return notFound
    .replace(/<title>[^<]*<\/title>/, () => `<title>${headline}</title>`)
    .replace(/(<main[^>]*>)[\s\S]*(<\/main>)/, (_, open: string, close: string) => open + main + close);
}
