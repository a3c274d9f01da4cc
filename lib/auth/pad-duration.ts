/** Longer than comparing a password takes. */
const STEP_MS = 400;
/** Longer than handing over a mail takes, which the auth service waits for. */
export const MAIL_STEP_MS = 1_200;

/**
 * Rounds the duration up to whole steps, so that response times do not reveal whether an address has an
 * account (a mail is sent, a password is compared).
 * @param stepMs longer than the work usually takes in either case
 */
export async function padDuration<Result>(work: () => Promise<Result>, stepMs = STEP_MS): Promise<Result> {
  const start = performance.now();
  try {
    return await work();
  } finally {
    const passed = performance.now() - start;
    await new Promise((resolve) => setTimeout(resolve, stepMs - (passed % stepMs)));
  }
}
