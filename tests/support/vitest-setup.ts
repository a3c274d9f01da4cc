import { afterEach, vi } from 'vitest';

declare module 'vitest' {
  interface TaskMeta {
    /** It passed only on a retry; the end of the run's output lists it. */
    isRetried?: boolean;
  }
}

afterEach(({ task }) => {
  vi.useRealTimers();
  if ((task.result?.retryCount ?? 0) > 0) task.meta.isRetried = true;
});
