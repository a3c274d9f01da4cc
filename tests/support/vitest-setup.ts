import { afterEach } from 'vitest';

declare module 'vitest' {
  interface TaskMeta {
    /** It did not pass at the first try; the last lines of the run name it. */
    isRetried?: boolean;
  }
}

afterEach(({ task }) => {
  if ((task.result?.retryCount ?? 0) > 0) task.meta.isRetried = true;
});
