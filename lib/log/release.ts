/** Which release this is: `RELEASE`, or the commit where the host names it. */
export const release = (): string => process.env.RELEASE || process.env.VERCEL_GIT_COMMIT_SHA || 'unnamed';
