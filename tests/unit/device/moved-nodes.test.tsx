// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';
import { tolerateMovedNodes } from '@/lib/device/page-start';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
tolerateMovedNodes();

function Note({ isLong }: { isLong: boolean }) {
  return (
    <p>
      {isLong && 'Two flips '}
      wait. {isLong && <b>Send them.</b>}
      {!isLong && 'None'}
    </p>
  );
}

const textsIn = (root: Node) => {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const all: Text[] = [];
  while (walker.nextNode()) all.push(walker.currentNode as Text);
  return all;
};
const font = (textContent = '') => Object.assign(document.createElement('font'), { textContent });
const move: Record<string, (text: Text) => void> = {
  'put into elements of a translator': (text) => {
    const translated = font();
    text.replaceWith(translated);
    translated.append(text);
  },
  'replaced by a translation': (text) => text.replaceWith(font('übersetzt')),
  'taken away by an extension': (text) => text.remove(),
};

it.each(Object.keys(move))('React goes on with texts that were %s', async (how) => {
  const place = document.createElement('div');
  const root = createRoot(place);
  for (const isLong of [true, false, true]) {
    await act(async () => root.render(<Note isLong={isLong} />));
    for (const text of textsIn(place)) move[how]?.(text);
  }
  await act(async () => root.render(<section>Another view</section>));
  expect(place.textContent).toBe('Another view');
  await act(async () => root.unmount());
  expect(place.childNodes).toHaveLength(0);
});
