import { reportClientErrors, withoutQuotes } from '@/lib/log/report-client-errors';
import { tolerateMovedNodes } from '@/lib/moved-nodes';
import { trustOwnScripts } from '@/lib/trusted-types';

// Runs before any other client code on React pages. On documents, the custom elements' script does the same.
reportClientErrors(withoutQuotes);
trustOwnScripts();
tolerateMovedNodes();
