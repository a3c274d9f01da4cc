/** The page turn: fast at first, slow at the end. */
export const turn = { duration: 0.42, ease: [0.22, 0.8, 0.24, 1] } as const;

/** A page turned by an angle. A single `transform` value, so that the animation runs on the compositor. */
export const turned = (distance: number, degrees: number) => ({
  transform: `perspective(${distance}px) rotateY(${degrees}deg)`,
});
