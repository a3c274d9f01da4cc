/** A real browser on this machine, driven by its own automation protocol. */
export interface Engine {
  open(url: string): Promise<void>;
  /** Evaluates an expression in the page and awaits it; the result is passed as JSON. */
  evaluate<Result>(expression: string): Promise<Result>;
  /** Clicks at a point of the window. */
  click(point: { x: number; y: number }): Promise<void>;
  /** Types into the focused element. */
  type(text: string): Promise<void>;
  resize(size: { width: number; height: number }): Promise<void>;
  /** The visible part of the page, as PNG. */
  screenshot(): Promise<Buffer>;
  /** Console errors so far; null if the engine does not report them. */
  consoleErrors(): readonly string[] | null;
  close(): Promise<void>;
}

/** The engine is not installed and cannot be; the message says why. */
export class MissingBrowser extends Error {}

/** Key presses in the W3C actions format, which both protocols share. */
export function keyActions(text: string) {
  const actions = [...text].flatMap((value) => ['keyDown', 'keyUp'].map((type) => ({ type, value })));
  return [{ type: 'key', id: 'keyboard', actions }];
}

export function clickActions({ x, y }: { x: number; y: number }) {
  const move = { type: 'pointerMove', x: Math.round(x), y: Math.round(y), origin: 'viewport' };
  const press = ['pointerDown', 'pointerUp'].map((type) => ({ type, button: 0 }));
  return [{ type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions: [move, ...press] }];
}
