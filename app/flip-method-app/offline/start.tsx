// Entry point of the offline document: the exercise without the Next router.
import { createRoot } from 'react-dom/client';
import { reportBrowserErrors } from '@/lib/log/report-browser-errors';
import { FlipApp } from '../flip-app';

reportBrowserErrors();
const main = document.getElementById('main');
if (main) createRoot(main).render(<FlipApp />);
