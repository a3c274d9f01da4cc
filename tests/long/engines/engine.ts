/** A real browser of this machine, driven by the protocol that its makers give it. */
export interface Engine {
  open(url: string): Promise<void>;
  /** Evaluates an expression in the page, after its promise; what comes back has been JSON. */
  evaluate<Result>(expression: string): Promise<Result>;
  /** Presses and releases, as a hand would, at a point of the window. */
  press(point: { x: number; y: number }): Promise<void>;
  /** Types into what has the focus. */
  type(text: string): Promise<void>;
  resize(size: { width: number; height: number }): Promise<void>;
  /** What is in the window, as PNG. */
  screenshot(): Promise<Buffer>;
  /** What the page has complained about until now; null where the engine tells nobody. */
  complaints(): readonly string[] | null;
  close(): Promise<void>;
}

/** An engine that this machine has not and cannot get: the reason. */
export class Missing extends Error {}

/** One key after the other, in the form that both protocols take. */
export const keyActions = (text: string) => [
  {
    type: 'key',
    id: 'keyboard',
    actions: [...text].flatMap((value) => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ]),
  },
];

export const pressActions = ({ x, y }: { x: number; y: number }) => [
  {
    type: 'pointer',
    id: 'mouse',
    parameters: { pointerType: 'mouse' },
    actions: [
      { type: 'pointerMove', x: Math.round(x), y: Math.round(y), origin: 'viewport' },
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ],
  },
];
