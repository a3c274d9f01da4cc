/**
 * Keeps a flip's deadline while the page is hidden: browsers throttle the timers of hidden pages, but not of
 * workers. Receives a delay in milliseconds, or null to cancel, and posts one message when it is over.
 */
let timer;

self.addEventListener('message', ({ data }) => {
  clearTimeout(timer);
  if (data !== null) timer = setTimeout(() => self.postMessage(null), data);
});
