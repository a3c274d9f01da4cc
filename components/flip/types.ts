/** Draws something before each frame with how full the step is, 0 to 1; returns a function that stops it. */
export type DrawFrames = (draw: (fraction: number) => void) => () => void;

/** Where a completed flip is: nowhere for a guest, on the device, or with the server. */
export type Saving = 'none' | 'pending' | 'device' | 'memory' | 'account';
