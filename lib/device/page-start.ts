/*
 * What a page's first script sets up. The site's Content-Security-Policy requires Trusted Types: the browser refuses text where it could become script,
 * unless a policy lets it through. `TRUSTED_TYPES` of `lib/http/security-headers.ts` names these policies.
 */

/** Not yet in TypeScript's types of the DOM. */
interface TrustedTypes {
  defaultPolicy: object | null;
  createPolicy(
    name: string,
    rules: {
      createHTML?: (html: string, type: string, sink: string) => string | null;
      createScriptURL?: (url: string) => string | null;
    },
  ): { createHTML(html: string): string };
}

declare global {
  interface Window {
    trustedTypes?: TrustedTypes;
  }
}

/** React makes a script element from exactly this. */
const REACT_SCRIPT = '<script></script>';
/** The mail preview of the workspace, in a sandboxed frame without scripts. */
const PREVIEW_SINK = 'HTMLIFrameElement srcdoc';

/**
 * Lets libraries load scripts and workers from this site only, and refuses their HTML. Call first in a page with a
 * framework or a service worker.
 */
export function trustOwnScripts(): void {
  const types = window.trustedTypes;
  if (!types || types.defaultPolicy) return;
  types.createPolicy('default', {
    createScriptURL: (url) => (new URL(url, location.href).origin === location.origin ? url : null),
    createHTML: (html, _type, sink) => (html === REACT_SCRIPT || sink === PREVIEW_SINK ? html : null),
  });
}

/** The HTML of a page of this site, for a parser that runs no scripts. */
export const trustPage = (html: string): string =>
  window.trustedTypes?.createPolicy('page', { createHTML: String }).createHTML(html) ?? html;

/** Parses a page of this site; a parsed document runs no scripts. */
export const parsePage = (html: string): Document =>
  new DOMParser().parseFromString(trustPage(html), 'text/html');

/**
 * Reports a page's first uncaught errors to the site: where they happened, and nothing about the visitor.
 * Safe to call from several scripts: handler properties are set once.
 * @param textOf makes the reported text of a message: `String`, or `withoutQuotes` where a person’s words are parsed
 */
export function reportClientErrors(textOf: (message: unknown) => string): void {
  let left = 3;
  const tell = (message: unknown, source?: string, line?: number) => {
    const report = { message: textOf(message), source, line };
    if (left-- > 0) navigator.sendBeacon('/api/reports', JSON.stringify(report));
  };
  window.onerror = tell;
  window.onunhandledrejection = ({ reason }) => tell(reason);
}

/** A message without the text that it quotes: engines quote what could not be parsed. */
export const withoutQuotes = (message: unknown) => String(message).replace(/["“].*["”]/s, '"…"');

/** A random uuid (RFC 9562); the 8 becomes 8, 9, a or b. */
const randomUuid = () =>
  '10000000-1000-4000-8000-100000000000'.replace(/[018]/g, (digit) => {
    const [random = 0] = crypto.getRandomValues(new Uint8Array(1));
    return (Number(digit) ^ (random & (15 >> (Number(digit) / 4)))).toString(16);
  });

/** Adds what Safari lacks before 15.4, and a phone's WebView that is no longer updated. Call before anything else. */
export function addMissing(): void {
  Object.hasOwn ??= (object, name) => Object.getOwnPropertyDescriptor(object, name) !== undefined;
  Array.prototype.at ??= function <Item>(this: Item[], place: number) {
    return this[place < 0 ? this.length + place : place];
  };
  crypto.randomUUID ??= randomUuid as Crypto['randomUUID'];
}

/**
 * Lets React go on in a page whose nodes something else has moved, as translators and extensions do: to remove a node that
 * is elsewhere by then, or to put one before it, throws, and takes the page with it (facebook/react#11538).
 */
export function tolerateMovedNodes(): void {
  const { removeChild, insertBefore } = Node.prototype;
  Node.prototype.removeChild = function <Child extends Node>(this: Node, child: Child): Child {
    const parent = child.parentNode;
    if (parent) removeChild.call(parent, child);
    return child;
  };
  Node.prototype.insertBefore = function <Child extends Node>(
    this: Node,
    child: Child,
    next: Node | null,
  ): Child {
    let before = next;
    while (before && before.parentNode !== this) before = before.parentNode;
    insertBefore.call(this, child, before);
    return child;
  };
}

/** @returns whether the person confirmed in the page's dialog of this name */
export function confirmIn(name: string): Promise<boolean> {
  const dialog = document.querySelector<HTMLDialogElement>(`[data-ask=${name}]`);
  // Without dialogs, as in Safari before 15.4, the browser asks.
  if (!dialog?.showModal) return Promise.resolve(confirm(dialog?.querySelector('p')?.textContent));
  dialog.returnValue = '';
  dialog.showModal();
  return new Promise((resolve) => {
    dialog.addEventListener('close', () => resolve(dialog.returnValue === 'yes'), { once: true });
  });
}
