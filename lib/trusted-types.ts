/*
 * The site's Content-Security-Policy requires Trusted Types: the browser refuses text where it could become script,
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

/** Parses a page of this site; a parsed document runs no scripts. */
export function parsePage(html: string): Document {
  const policy = window.trustedTypes?.createPolicy('page', { createHTML: String });
  return new DOMParser().parseFromString(policy?.createHTML(html) ?? html, 'text/html');
}
