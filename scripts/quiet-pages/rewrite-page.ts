import { styleSheetsOf } from './carry-styles.ts';
import { replaceScripts } from './read-scripts.ts';
import type { Start } from './start.ts';

/** When a page starts React: not at all when no part of it is for React, else when somebody begins to use it. */
export type Moment = 'never' | 'on-use';

const scriptHints = /<link rel="preload" as="script"[^>]*>/g;

/**
 * Turns a prerendered page into one without inline scripts, whose framework starts at its moment.
 * @param starter the address of the starter's file
 * @throws when the page is not as Next writes it
 */
export function rewritePage(html: string, page: string, moment: Moment, starter: string): string {
  const start: Start = { files: [], styles: styleSheetsOf(html), bootstrap: [], flight: [] };
  const found = replaceScripts(html, page, (script, element) => {
    switch (script.kind) {
      case 'data':
      case 'own':
        return element;
      case 'legacy':
        return '';
      case 'framework':
        start.files.push(script.src);
        return '';
      case 'bootstrap':
        start.bootstrap.push(script.registration);
        return '';
      case 'flight':
        start.flight.push(script.piece);
        return '';
    }
  });
  if (!start.files.length || !start.bootstrap.length || !start.flight.length) {
    throw new Error(`${page} holds no scripts of the framework: the quiet pages cannot tell how it starts.`);
  }
  const rest = found.replaceAll(scriptHints, '');
  if (moment === 'never') return rest;
  const data = JSON.stringify(start).replaceAll('<', '\\u003c');
  return rest
    .replace('</head>', () => `<script defer src="${starter}"></script></head>`)
    .replace('</body>', () => `<script type="application/json" id="start">${data}</script></body>`);
}
