/**
 * Slides each `.reveal` into place once a tenth of it is visible; those that come into view together follow one
 * another. Text stays legible throughout. Does nothing to what is in view on load, nor with reduced motion.
 */
export function reveal(): void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const waiting = new Map<Element, Animation>();
  const watch = new IntersectionObserver(
    (entries) => {
      let together = 0;
      for (const { isIntersecting, target } of entries) {
        let animation = waiting.get(target);
        if (isIntersecting) {
          watch.unobserve(target);
          animation?.effect?.updateTiming({ delay: Math.min(together++, 3) * 90 });
          animation?.play();
        } else if (!animation) {
          animation = target.animate(
            { translate: ['0 36px', '0'] },
            { duration: 600, easing: 'ease-out', fill: 'backwards' },
          );
          animation.pause();
          waiting.set(target, animation);
        }
      }
    },
    { threshold: 0.1 },
  );
  for (const part of document.querySelectorAll('.reveal')) watch.observe(part);
}
