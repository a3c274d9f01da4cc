// Entry of production, online and offline: a bundle without Next, which paints 1.0 s earlier (docs/architecture.md).
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { tryTo } from '@/lib/device/device';
import {
  addMissing,
  reportClientErrors,
  tolerateMovedNodes,
  trustOwnScripts,
  withoutQuotes,
} from '@/lib/device/page-start';
import { FlipApp } from '../flip-app';

addMissing();
reportClientErrors(withoutQuotes);
trustOwnScripts();
tolerateMovedNodes();
const main = document.getElementById('main');
const written = [...(main?.childNodes ?? [])];
/** Brings the written exercise back where even the words for a failure have failed. */
const onUncaughtError = (error: unknown) => {
  main?.replaceChildren(...written);
  void tryTo(() => reportError(error));
};
// At once, before the page's `load`: a screen reader then begins to read, and stops where content is replaced.
if (main) flushSync(() => createRoot(main, { onUncaughtError }).render(<FlipApp />));
