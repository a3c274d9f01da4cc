// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';
import { type Install, useInstall } from '@/app/flip-method-app/shell/install';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

let offered: Install = null;
function Offer() {
  offered = useInstall();
  return null;
}

it('an offer to install that came before any view is kept until it is used', async () => {
  const prompt = vi.fn(async () => undefined);
  const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt });
  dispatchEvent(event);
  expect(event.defaultPrevented).toBe(true);
  await act(async () => createRoot(document.createElement('div')).render(<Offer />));
  expect(offered).toMatchObject({ kind: 'prompt' });
  if (offered?.kind === 'prompt') offered.ask();
  expect(prompt).toHaveBeenCalledTimes(1);
  act(() => void dispatchEvent(new Event('appinstalled')));
  expect(offered).toBeNull();
});
