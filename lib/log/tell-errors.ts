/**
 * Reports the first uncaught errors of a page to the site: where they were, and nothing about the reader. Several scripts
 * of a page may call it: a handler that is a property is set once.
 */
export function tellErrors(): void {
  let left = 3;
  const tell = (message: unknown, source?: string, line?: number) => {
    const report = { message: String(message), source, line };
    if (left-- > 0) navigator.sendBeacon('/api/reports', JSON.stringify(report));
  };
  window.onerror = tell;
  window.onunhandledrejection = ({ reason }) => tell(reason);
}
