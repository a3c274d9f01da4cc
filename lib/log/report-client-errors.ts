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
