import { flipWords } from '../content/flip.ts';
import { paths } from '../lib/paths.ts';

const scripts = /<script\b[^>]*>[\s\S]*?<\/script>/g;
const scriptHints =
  /<link rel="(?:modulepreload|preload)" as="script"[^>]*>|<link rel="modulepreload"[^>]*>/g;
/** Reads for crawlers and shared links, which nobody follows offline. */
const shareTags = /<meta (?:property="og:|name="twitter:)[^>]*>|<link rel="alternate"[^>]*>/g;
const frameParts = /<(aside|header|footer) data-frame=""[\s\S]*?<\/\1>/g;

/** A prerendered page without anything that runs. */
export function plainDocument(html: string): string {
  return html.replaceAll(scripts, '').replaceAll(scriptHints, '').replaceAll(shareTags, '');
}

/** A page without the bars around it, whose links lead where the network is. */
export function withoutFrame(html: string): string {
  return html.replaceAll(frameParts, '');
}

/** The page of the exercise, started by one script of its own in place of the framework's. */
export function appDocument(html: string, start: string): string {
  return plainDocument(html).replace(
    '</head>',
    () => `<script type="module" src="${start}"></script></head>`,
  );
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

/** The files that a document needs before it looks as it should: style sheets and fonts. */
export function filesOf(html: string): string[] {
  const links = html.matchAll(
    /<link rel="(?:stylesheet|preload)"[^>]*?href="(\/_next\/[^"]+\.(?:css|woff2))"/g,
  );
  return [...links].map(([, href]) => href ?? '');
}
