const STEP_MS = 400;

/**
 * Answers only at whole steps of time, so that a stopwatch cannot tell an address that is known (a mail is
 * sent, a password is compared) from one that is not.
 */
export async function evenOut<Result>(work: () => Promise<Result>): Promise<Result> {
  const start = performance.now();
  try {
    return await work();
  } finally {
    const passed = performance.now() - start;
    await new Promise((resolve) => setTimeout(resolve, STEP_MS - (passed % STEP_MS)));
  }
}
