/**
 * Keeps the deadline while the page is hidden: browsers throttle the timers of hidden pages, but not of
 * workers. Receives a delay in milliseconds, or null to cancel, and posts one message when it is over.
 */
let timer: ReturnType<typeof setTimeout> | undefined;

self.addEventListener('message', ({ data }: MessageEvent<number | null>) => {
  clearTimeout(timer);
  if (data !== null) timer = setTimeout(() => self.postMessage(null), data);
});
