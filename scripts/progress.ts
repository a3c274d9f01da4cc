const start = performance.now();

/** Says what is going on, with the seconds since the command was given. */
export function progress(what: string): void {
  const seconds = ((performance.now() - start) / 1000).toFixed(1).padStart(6);
  process.stdout.write(`${seconds} s  ${what}\n`);
}
