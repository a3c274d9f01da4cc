/** Calls `draw` before each frame with the step's progress, 0 to 1. Returns a cleanup function. */
export type DrawFrames = (draw: (fraction: number) => void) => () => void;

/** Where a completed flip is stored; nowhere if it is a guest's. */
export type Saving = 'none' | 'pending' | 'device' | 'memory' | 'account';
