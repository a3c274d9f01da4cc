import type { CDPSession } from '@playwright/test';

/** Counts how often functions of the page's scripts are called from now on; each reading begins again at nothing. */
export async function countCalls(session: CDPSession): Promise<() => Promise<number>> {
  await session.send('Profiler.enable');
  await session.send('Profiler.startPreciseCoverage', { callCount: true, detailed: false });
  return async () => {
    const { result } = await session.send('Profiler.takePreciseCoverage');
    // What the benchmark itself runs in the page has no address.
    const own = result.filter(({ url }) => url.startsWith('http'));
    const counts = own.flatMap(({ functions }) => functions.map(({ ranges }) => ranges[0]?.count ?? 0));
    return counts.reduce((sum, each) => sum + each, 0);
  };
}
