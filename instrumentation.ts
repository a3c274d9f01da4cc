/** Next calls this once before the server answers its first request. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME === 'nodejs' && process.env.NEXT_PHASE !== 'phase-production-build') {
    const { prepareServer } = await import('./lib/prepare-server');
    prepareServer();
  }
}
