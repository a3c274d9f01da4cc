// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';
import '@/app/(site)/book/ebook';

const sendBeacon = vi.fn();
beforeEach(() => {
  sendBeacon.mockReset();
  Object.assign(navigator, { sendBeacon });
  document.body.innerHTML =
    '<a href="https://shop.example/" target="_blank" data-shop="amazon"><b>Buy</b></a><a href="#x">Other</a>';
});

const press = (selector: string, type: string, options: MouseEventInit = {}) =>
  document
    .querySelector(selector)
    ?.dispatchEvent(new MouseEvent(type, { bubbles: true, cancelable: true, ...options }));

it('counts a press on a shop, with any key and the middle button, and holds none up', () => {
  expect(press('b', 'click')).toBe(true);
  expect(press('b', 'click', { ctrlKey: true })).toBe(true);
  expect(press('b', 'auxclick', { button: 1 })).toBe(true);
  expect(sendBeacon.mock.calls).toEqual(Array(3).fill(['/api/visit', '+amazon']));
});

it('does not count the menu of the right button, nor other links', () => {
  press('b', 'auxclick', { button: 2 });
  press('a[href="#x"]', 'click');
  expect(sendBeacon).not.toHaveBeenCalled();
});
