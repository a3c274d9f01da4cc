// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import { FlipPrint } from '@/components/elements/print';

customElements.define('flip-print', FlipPrint);

it('the print button shows itself and prints the page', () => {
  const print = vi.fn();
  vi.stubGlobal('print', print);
  document.body.innerHTML = '<flip-print><button hidden>Print this kit</button></flip-print>';
  const button = document.querySelector('button') as HTMLButtonElement;
  expect(button.hidden).toBe(false);
  button.click();
  expect(print).toHaveBeenCalledOnce();
});
