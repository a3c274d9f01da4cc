import { flipWords } from '../../content/flip.ts';
import { paths } from '../../lib/paths.ts';

const scripts = /<script\b[^>]*>[\s\S]*?<\/script>/g;
/** Scripts that are no part of the framework: the custom elements, and what is only said to crawlers. */
const ownScript = /^<script type="(?:module" src="\/elements\/|application\/ld\+json")/;
const scriptHints =
  /<link rel="(?:modulepreload|preload)" as="script"[^>]*>|<link rel="modulepreload"[^>]*>/g;
/** Reads for crawlers and shared links, which nobody follows offline. */
const shareTags = /<meta (?:property="og:|name="twitter:)[^>]*>|<link rel="alternate"[^>]*>/g;
/** Style sheets, and fonts that would hold back the first words until they are there. */
const fetchedStyles = /<link rel="(?:stylesheet|preload)"[^>]*\.(?:css|woff2)"[^>]*>/g;
const frameParts = /<(aside|header|footer) data-frame=""[\s\S]*?<\/\1>/g;

/** A prerendered page without anything that runs. */
export function plainDocument(html: string): string {
  return html.replaceAll(scripts, '').replaceAll(scriptHints, '').replaceAll(shareTags, '');
}

/** A page without the bars around it, whose links lead where the network is. */
export function withoutFrame(html: string): string {
  return html.replaceAll(frameParts, '');
}

/** What is on the screen first: the bars around a page come later, and only take their room. */
export function firstWords(html: string): string {
  return html.replaceAll(/(<(aside|header|footer) data-frame=""[^>]*>)[\s\S]*?(<\/\2>)/g, '$1$3');
}

/** A page that waits for no other file: it brings its styles along. */
export function withOwnStyles(html: string, styles: string): string {
  return html.replaceAll(fetchedStyles, '').replace('</head>', () => `<style>${styles}</style></head>`);
}

/** Nothing is painted before the whole of the page is there, so that its first words are in the first frame. */
const wholeMain = '<link rel="expect" href="#main" blocking="render">';

/** The page of the exercise, begun by a few words of its own in place of the framework's scripts. */
export function appDocument(html: string, script: string): string {
  return html
    .replace('</head>', () => `${wholeMain}</head>`)
    .replace('</body>', () => `<script>${script}</script></body>`);
}

/** The page of the exercise as the site serves it: the same bundle starts it as on the device. */
export function servedDocument(html: string, [start, ...parts]: readonly string[]): string {
  const hints = parts.map((part) => `<link rel="modulepreload" href="${part}">`).join('');
  return html
    .replaceAll(scripts, (script) => (ownScript.test(script) ? script : ''))
    .replaceAll(scriptHints, '')
    .replace('</head>', () => `${hints}<script type="module" src="${start}"></script></head>`);
}

/** What stands in for a page that cannot be fetched: the head of the exercise's page, and two ways on. */
export function offlineDocument(html: string): string {
  const { title, text, app, resources } = flipWords.offline;
  const main = [
    `<h1 class="text-3xl">${title}</h1><p class="text-lg">${text}</p><ul class="grid gap-3">`,
    `<li><a class="link text-lg" href="${paths.flipApp}">${app}</a></li>`,
    `<li><a class="link text-lg" href="${paths.resources}">${resources}</a></li></ul>`,
  ].join('');
  return plainDocument(html)
    .replace(/<title>[\s\S]*?<\/title>/, () => `<title>${title}</title>`)
    .replace(
      /<body[\s\S]*<\/body>/,
      () => `<body><main id="main" class="flip-page flip-gate">${main}</main></body>`,
    );
}

/** The addresses of the fonts that a page will soon need. */
export function fontsOf(html: string): string[] {
  return [...html.matchAll(/<link rel="preload"[^>]*?href="(\/_next\/[^"]+\.woff2)"/g)].map(
    ([, href = '']) => href,
  );
}
