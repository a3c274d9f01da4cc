const start = performance.now();

/** Prints a progress line with the seconds since the command started. */
export function progress(what: string): void {
  const seconds = ((performance.now() - start) / 1000).toFixed(1).padStart(6);
  process.stdout.write(`${seconds} s  ${what}\n`);
}
