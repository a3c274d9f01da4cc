// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import { FlipPrint } from '@/components/elements/print';

customElements.define('flip-print', FlipPrint);

it('the print button prints the page', () => {
  const print = vi.fn();
  vi.stubGlobal('print', print);
  document.body.innerHTML = '<flip-print><button>Print this kit</button></flip-print>';
  const button = document.querySelector('button') as HTMLButtonElement;
  button.click();
  expect(print).toHaveBeenCalledOnce();
});
