/** Queries with which the installed app starts, by icon and by shortcut, and their documents. Each is cached by itself. */
export const startQueries = { '': 'app', '?mode=emergency': 'emergency' } as const;

/** In `public`, so that Next and the exercise's own bundle load the same file. */
export const deadlineWorker = '/deadline-worker.js';

/** What a release stores on the device; inlined into the worker at build time. */
export interface Release {
  /** A hash of everything below. */
  version: string;
  /** The bytes of each file, by URL; most have a content hash in their names. */
  files: Readonly<Record<string, number>>;
  /** HTML without personal data, deflated, base64-encoded and inlined, so it matches the release. */
  documents: Record<'app' | 'emergency' | 'resources' | 'night' | 'companion' | 'offline', string>;
  /** Hashes of their inline scripts, for the policy. */
  scripts: readonly string[];
}

declare global {
  /** Defined by build/offline/worker.ts. */
  const FLIP_RELEASE: Release;
}
