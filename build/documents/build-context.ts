import type { NextAdapter } from 'next';

/** What Next hands over once a build is complete. */
export type BuildContext = Parameters<NonNullable<NextAdapter['onBuildComplete']>>[0];
export type BuildOutputs = BuildContext['outputs'];
