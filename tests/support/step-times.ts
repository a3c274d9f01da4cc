/**
 * A script for the exercise that records the last click and when each step's title appears, by the page's own clock. It is a
 * string, because functions compiled by tsx use a helper that the page lacks.
 */
export const recordSteps = `window.steps = [];
const record = () => {
  // Ignores pre-rendered steps, which are hidden.
  const title = document.querySelector('.flip-screen > :not([style*="display: none"]) h1')?.textContent;
  if (title && steps.at(-1)?.title !== title) steps.push({ title, at: performance.now() });
};
addEventListener('click', ({ timeStamp }) => window.clickedAt = timeStamp, true);
addEventListener('DOMContentLoaded', () =>
  new MutationObserver(record).observe(document, { childList: true, characterData: true, subtree: true }));`;
