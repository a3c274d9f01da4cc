// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';
import { turnPages } from '@/app/(site)/book/ebook';

const sendBeacon = vi.fn();
beforeEach(() => {
  sendBeacon.mockReset();
  Object.assign(navigator, { sendBeacon });
  document.body.innerHTML =
    '<a href="https://shop.example/" target="_blank" data-shop="amazon"><b>Buy</b></a><a href="#x">Other</a>';
});

const press = (selector: string, type: string, options: MouseEventInit = {}) => {
  const event = new MouseEvent(type, { bubbles: true, cancelable: true, ...options });
  return document.querySelector(selector)?.dispatchEvent(event);
};

it('counts a press on a shop, with any key and the middle button, and holds none up; nothing else', () => {
  press('b', 'auxclick', { button: 2 });
  press('a[href="#x"]', 'click');
  expect(sendBeacon).not.toHaveBeenCalled();
  expect(press('b', 'click')).toBe(true);
  expect(press('b', 'click', { ctrlKey: true })).toBe(true);
  expect(press('b', 'auxclick', { button: 1 })).toBe(true);
  expect(sendBeacon.mock.calls).toEqual(Array(3).fill(['/api/visit', '+amazon']));
});

it('turns the open book once for each swipe, push of a trackpad and arrow key, where it does not scroll', () => {
  vi.useFakeTimers();
  const spread = '<input type="radio" name="spread">';
  document.body.innerHTML = `<div class="look">${spread.repeat(3)}<section class="look-pages" tabindex="0"></section></div>`;
  const places = [...document.querySelectorAll('input')];
  const pages = document.querySelector<HTMLElement>('.look-pages');
  if (!pages || !places[0]) throw new Error('No open book.');
  places[0].checked = true;
  turnPages(pages);
  const send = (type: string, what: object) => pages.dispatchEvent(Object.assign(new Event(type), what));
  const open = () => places.findIndex(({ checked }) => checked);

  // The trackpad goes on after the fingers have left it.
  for (const deltaX of [30, 80, 60, 30, 9, 3, 1]) send('wheel', { deltaX, deltaY: 2 });
  expect(open()).toBe(1);
  vi.advanceTimersByTime(250);
  send('wheel', { deltaX: 20, deltaY: 400 });
  expect(open()).toBe(1);

  const swipe = (pointerType: string, to: number) => {
    send('pointerdown', { pointerType, clientX: 300 });
    for (const share of [0.3, 0.6, 1])
      send('pointermove', { pointerType, clientX: 300 + share * (to - 300) });
  };
  swipe('mouse', 100);
  expect(open(), 'a mouse selects text').toBe(1);
  swipe('touch', 100);
  expect(open()).toBe(2);
  swipe('touch', 100);
  expect(open(), 'the last one').toBe(2);
  send('keydown', { key: 'ArrowLeft' });
  expect(open()).toBe(1);

  Object.defineProperty(pages, 'scrollWidth', { value: 900 });
  send('keydown', { key: 'ArrowLeft' });
  expect(open(), 'a row of pages scrolls by itself').toBe(1);
  vi.useRealTimers();
});
