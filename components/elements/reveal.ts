/** In milliseconds. */
const coming = { duration: 600, easing: 'ease-out', fill: 'backwards' } as const;

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
        let animation = waiting.get(target);
        if (isIntersecting) {
          watch.unobserve(target);
          animation?.play();
        } else if (!animation) {
          const delay = Number((target as HTMLElement).dataset.delay ?? 0);
          animation = target.animate({ translate: ['0 36px', '0'] }, { ...coming, delay });
          animation.pause();
          waiting.set(target, animation);
        }
      }
    },
    { threshold: 0.1 },
  );
  for (const part of document.querySelectorAll('.reveal')) watch.observe(part);
}
