import { reportBrowserErrors } from '@/lib/log/report-browser-errors';

// Runs before any other client code on React pages. On documents, the custom elements' script does the same.
reportBrowserErrors();
