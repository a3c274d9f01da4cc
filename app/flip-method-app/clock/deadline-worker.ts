/**
 * Keeps the deadline while the page is hidden: browsers throttle timers in hidden pages to once a second or
 * less, but not in workers. Receives a delay in milliseconds (null cancels) and posts one message when it is
 * over.
 */
let timer: ReturnType<typeof setTimeout> | undefined;

self.addEventListener('message', ({ data }: MessageEvent<number | null>) => {
  clearTimeout(timer);
  if (data !== null) timer = setTimeout(() => self.postMessage(null), data);
});
