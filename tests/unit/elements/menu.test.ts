// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { SiteMenu } from '@/components/elements/frame';

customElements.define('site-menu', SiteMenu);

const dispatch = (target: EventTarget, type: string, more: object = {}) =>
  target.dispatchEvent(Object.assign(new Event(type, { bubbles: true }), more));

describe('the mobile menu', () => {
  let menu: HTMLDetailsElement;

  beforeEach(() => {
    document.body.innerHTML =
      '<site-menu><details open><summary tabindex="0">Menu</summary><ul><li><a href="#faq">Questions</a></li></ul></details></site-menu><main>Page</main>';
    menu = document.querySelector('details') as HTMLDetailsElement;
  });

  afterEach(() => {
    document.body.innerHTML = '';
  });

  it('closes when a link is chosen', () => {
    menu.querySelector('a')?.click();
    expect(menu.open).toBe(false);
  });

  it('closes on Escape and returns focus', () => {
    dispatch(document.body, 'keydown', { key: 'Escape' });
    expect(menu.open).toBe(false);
    expect(document.activeElement).toBe(menu.querySelector('summary'));
  });

  it('leaves focus alone on Escape while closed', () => {
    menu.open = false;
    dispatch(document.body, 'keydown', { key: 'Escape' });
    expect(document.activeElement).toBe(document.body);
  });

  it('closes on a tap outside, not inside', () => {
    dispatch(menu.querySelector('li') as HTMLElement, 'pointerdown');
    expect(menu.open).toBe(true);
    dispatch(document.querySelector('main') as HTMLElement, 'pointerdown');
    expect(menu.open).toBe(false);
  });

  it('ignores other keys', () => {
    dispatch(document.body, 'keydown', { key: 'a' });
    expect(menu.open).toBe(true);
  });
});
