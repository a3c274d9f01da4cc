import { act, type ReactElement } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, vi } from 'vitest';

/** Calls hooks as a component does. */
function Caller({ use }: { use: () => void }) {
  use();
  return null;
}

/** Shows elements in the page of each test, after which they are taken away. */
export function mounting() {
  const place = document.createElement('div');
  let root: Root;
  beforeEach(() => {
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
    document.body.replaceChildren(place);
    root = createRoot(place);
  });
  afterEach(() => act(async () => root.unmount()));
  const button = (name: string | undefined) =>
    [...place.querySelectorAll('button')].find(({ textContent }) => textContent === name);
  const show = (element: ReactElement) => act(async () => root.render(element));
  const call = (use: () => void) => show(<Caller use={use} />);
  /** Shows it as a page that has just been opened does. */
  const open = async (element: ReactElement) => {
    await act(async () => root.unmount());
    root = createRoot(place);
    await show(element);
  };
  return { place, button, show, call, open };
}

/** Gives an object of the browser these properties. */
export function define<Target extends object>(target: Target, properties: object): Target {
  for (const [name, value] of Object.entries(properties))
    Object.defineProperty(target, name, { value, configurable: true });
  return target;
}
