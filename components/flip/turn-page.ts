import { animate } from 'framer-motion/dom/mini';

const SECONDS = 0.38;

/** Turns a page over to what is already written on it. It starts half visible, so nothing is ever hidden. */
export function turnPage(element: HTMLElement) {
  animate(
    element,
    {
      transform: ['perspective(1400px) rotateY(-64deg)', 'perspective(1400px) rotateY(0deg)'],
      opacity: [0.35, 1],
    },
    { duration: SECONDS, ease: [0.22, 0.8, 0.24, 1] },
  );
}
