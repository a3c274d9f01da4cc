/** Name of the running release: `RELEASE`, or the host's commit id. */
export const releaseName = (): string =>
  process.env.RELEASE || process.env.VERCEL_GIT_COMMIT_SHA || 'unnamed';
