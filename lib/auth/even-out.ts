/** Longer than a password takes to be compared. */
const STEP_MS = 400;
/** Longer than a mail takes to be handed over, which the auth service waits for. */
export const MAIL_STEP_MS = 1_200;

/**
 * Answers only at whole steps of time, so that a stopwatch cannot tell an address that is known (a mail is
 * sent, a password is compared) from one that is not.
 * @param stepMs longer than the work usually takes for either
 */
export async function evenOut<Result>(work: () => Promise<Result>, stepMs = STEP_MS): Promise<Result> {
  const start = performance.now();
  try {
    return await work();
  } finally {
    const passed = performance.now() - start;
    await new Promise((resolve) => setTimeout(resolve, stepMs - (passed % stepMs)));
  }
}
