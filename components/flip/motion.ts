/** How a page turns: quick to begin, slow to lie down. */
export const turn = { duration: 0.42, ease: [0.22, 0.8, 0.24, 1] } as const;

/** A page turned by so many degrees. As one value, so that the browser moves it by itself, however busy the page is. */
export const turned = (distance: number, degrees: number) => ({
  transform: `perspective(${distance}px) rotateY(${degrees}deg)`,
});
