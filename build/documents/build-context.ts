import type { NextAdapter } from 'next';

/** The argument of the adapter's `onBuildComplete`. */
export type BuildContext = Parameters<NonNullable<NextAdapter['onBuildComplete']>>[0];
export type BuildOutputs = BuildContext['outputs'];
