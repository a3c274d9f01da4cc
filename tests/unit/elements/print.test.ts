// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import { SitePrint } from '@/components/elements/page';

customElements.define('site-print', SitePrint);

it('the print button prints the page', () => {
  const print = vi.fn();
  vi.stubGlobal('print', print);
  document.body.innerHTML = '<site-print><button>Print this kit</button></site-print>';
  const button = document.querySelector('button') as HTMLButtonElement;
  button.click();
  expect(print).toHaveBeenCalledOnce();
});
