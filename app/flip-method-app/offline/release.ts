/** What one release of the exercise keeps on the device; written into the worker when the site is built. */
export interface Release {
  /** Changes with anything in it. */
  version: string;
  /** Addresses of files whose names change with their content. */
  files: readonly string[];
  /**
   * Whole documents without personal data, kept inside the worker, so that they cannot be of another release; deflated,
   * in base64.
   */
  documents: { app: string; resources: string; offline: string };
}

declare global {
  /** Put there by build/offline/offline.ts. */
  const FLIP_RELEASE: Release;
}
