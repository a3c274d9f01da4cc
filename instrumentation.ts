/** Next calls this once before the server answers its first request. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs' || process.env.NEXT_PHASE === 'phase-production-build') return;
  const { assertEnv } = await import('@/lib/env');
  const { recordPeerAddresses } = await import('@/lib/auth/peer-address');
  recordPeerAddresses();
  try {
    assertEnv(process.env.BUILT_FOR_SITE_URL || undefined);
  } catch (error) {
    // Thrown errors are only logged by Next, with a stack; a server that cannot work should not start.
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}
