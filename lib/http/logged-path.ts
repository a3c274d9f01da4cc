const longest = 120;
const shown = 32;

/**
 * A path that led nowhere, fit for a log: no part of it can name a person or open a door. Addresses and long or
 * random-looking parts, as tokens are, become `…`; so do control characters, which could forge a line of the log.
 * @param parts of the path, decoded or not
 */
export function loggedPath(parts: readonly string[]): string {
  return `/${parts.map(harmless).join('/')}`.slice(0, longest);
}

function harmless(part: string): string {
  const text = decoded(part);
  const isPlain = text.length <= shown && /^[\w.~-]*$/.test(text);
  return isPlain && !/\d{5}/.test(text) && !isRandom(text) ? text : '…';
}

/** Letters in both cases mixed with digits, or a long run of hexadecimal ones: no page is called that. */
function isRandom(text: string): boolean {
  const kinds = [/[a-z]/, /[A-Z]/, /\d/].filter((kind) => kind.test(text)).length;
  return text.length >= 12 && (kinds === 3 || (/^[\da-f-]+$/i.test(text) && /\d/.test(text)));
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
