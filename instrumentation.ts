import type { Instrumentation } from 'next';

/** Next calls this once before the server answers its first request. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME === 'nodejs' && process.env.NEXT_PHASE !== 'phase-production-build') {
    const { prepareServer } = await import('./lib/log/prepare-server');
    prepareServer();
  }
}

/** Next calls this for every error that a page, action or route handler does not catch. */
export const onRequestError: Instrumentation.onRequestError = async (error, request, context) => {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const { reportUncaught } = await import('./lib/log/report-error');
  await reportUncaught(error, request, context);
};
