import {
  addMissing,
  reportClientErrors,
  tolerateMovedNodes,
  trustOwnScripts,
  withoutQuotes,
} from '@/lib/device/page-start';

// Runs before any other client code on React pages. On documents, the custom elements' script does the same.
addMissing();
reportClientErrors(withoutQuotes);
trustOwnScripts();
tolerateMovedNodes();
