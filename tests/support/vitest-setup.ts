import { afterEach } from 'vitest';

declare module 'vitest' {
  interface TaskMeta {
    /** It passed only on a retry; the end of the run's output lists it. */
    isRetried?: boolean;
  }
}

afterEach(({ task }) => {
  if ((task.result?.retryCount ?? 0) > 0) task.meta.isRetried = true;
});
