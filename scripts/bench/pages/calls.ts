import type { CDPSession } from '@playwright/test';

export interface Calls {
  /** How often any function of the page's scripts was called. */
  count: number;
  /** Addresses of the scripts that ran. */
  scripts: string[];
}

/** Counts function calls from now on; each reading begins again at nothing. */
export async function countCalls(session: CDPSession): Promise<() => Promise<Calls>> {
  await session.send('Profiler.enable');
  await session.send('Profiler.startPreciseCoverage', { callCount: true, detailed: false });
  return async () => {
    const { result } = await session.send('Profiler.takePreciseCoverage');
    // What the benchmark itself runs in the page has no address.
    const own = result.filter(({ url }) => url.startsWith('http'));
    const counts = own.flatMap(({ functions }) => functions.map(({ ranges }) => ranges[0]?.count ?? 0));
    const ran = own.filter(({ functions }) => functions.some(({ ranges }) => (ranges[0]?.count ?? 0) > 0));
    return { count: counts.reduce((sum, each) => sum + each, 0), scripts: ran.map(({ url }) => url) };
  };
}
