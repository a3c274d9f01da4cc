import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { MAIL_STEP_MS, padDuration } from '@/lib/auth/auth-errors';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

async function duration(work: () => Promise<unknown>, stepMs?: number): Promise<number> {
  const start = performance.now();
  const passed = () => performance.now() - start;
  const done = padDuration(work, stepMs).then(passed, passed);
  await vi.runAllTimersAsync();
  return done;
}

it.each([
  [3, 400],
  [390, 400],
  [401, 800],
  // A mail may take longer.
  [3, MAIL_STEP_MS, MAIL_STEP_MS],
  [900, MAIL_STEP_MS, MAIL_STEP_MS],
])('quick and slow answers and errors take equally long: %i ms take %i', async (ms, whole, step?) => {
  const answer = () => new Promise<void>((resolve) => setTimeout(resolve, ms));
  expect(await duration(answer, step)).toBe(whole);
  expect(await duration(() => answer().then(() => Promise.reject(new Error('no'))), step)).toBe(whole);
});
