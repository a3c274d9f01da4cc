/**
 * Reports a page's first uncaught errors to the site: where they happened, and nothing about the visitor.
 * Safe to call from several scripts: handler properties are set once.
 */
export function reportClientErrors(): void {
  let left = 3;
  const tell = (message: unknown, source?: string, line?: number) => {
    // An engine's message quotes the text that could not be parsed.
    const report = { message: String(message).replace(/["“].*["”]/s, '"…"'), source, line };
    if (left-- > 0) navigator.sendBeacon('/api/reports', JSON.stringify(report));
  };
  window.onerror = tell;
  window.onunhandledrejection = ({ reason }) => tell(reason);
}
