/** Milliseconds, and how far below its place it waits. */
const coming = { duration: 600, easing: 'ease-out', fill: 'backwards' } as const;
const below = ['0 2.25rem', '0 0'];

/**
 * Lets each `.reveal` come in once, when a tenth of it is visible; `data-delay` in ms lets neighbours follow one another.
 * It slides into its place and is legible all the while. What is on the screen from the start, and everything where
 * motion is not welcome, is simply there.
 */
export function reveal(): void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const waiting = new Map<Element, Animation>();
  const watch = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (isIntersecting) {
          watch.unobserve(target);
          waiting.get(target)?.play();
        } else if (!waiting.has(target)) {
          const delay = Number((target as HTMLElement).dataset.delay ?? 0);
          const animation = target.animate({ translate: below }, { ...coming, delay });
          animation.pause();
          waiting.set(target, animation);
        }
      }
    },
    { threshold: 0.1 },
  );
  for (const part of document.querySelectorAll('.reveal')) watch.observe(part);
}
