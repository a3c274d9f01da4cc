/**
 * Keeps the deadline while the page is hidden: browsers slow the timers of a hidden page to one a second or
 * less, but not those of a worker. It is told a delay in milliseconds and answers once when it is over.
 */
let timer: ReturnType<typeof setTimeout> | undefined;

self.addEventListener('message', ({ data }: MessageEvent<number | null>) => {
  clearTimeout(timer);
  if (data !== null) timer = setTimeout(() => self.postMessage(null), data);
});
