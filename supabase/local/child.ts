/** What a process of the stack tells the supervisor. */
export type ChildMessage = { progress: string } | { ready: true };

export function tellSupervisor(message: ChildMessage): void {
  process.send?.(message);
}

/**
 * Tells the supervisor that this process is ready, and ends it with the supervisor: on its signal, or when
 * the channel to it breaks because it was killed.
 *
 * @param closers run in order before the process ends, each for two seconds at most.
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
  tellSupervisor({ ready: true });
}
