/** Messages from the stack's processes to the supervisor. */
export type ChildMessage = { progress: string } | { ready: true } | { failed: string };

export function notifySupervisor(message: ChildMessage): void {
  process.send?.(message);
}

/**
 * Reports this process as ready, and ends it with the supervisor: on a signal, or when the IPC channel closes
 * because the supervisor was killed.
 * @param closers run in order before the process ends, for up to two seconds each.
 */
export function serveUntilStopped(...closers: (() => Promise<void>)[]): void {
  let stopping = false;
  async function stop() {
    if (stopping) return;
    stopping = true;
    for (const close of closers) {
      await Promise.race([close(), new Promise((resolve) => setTimeout(resolve, 2000))]).catch(() => {});
    }
    process.exit(0);
  }
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  process.on('disconnect', stop);
  notifySupervisor({ ready: true });
}
