// The exercise without the router around it: what the device keeps, and starts as fast as a file.
import { createRoot } from 'react-dom/client';
import { reportBrowserErrors } from '@/lib/log/report-browser-errors';
import { FlipApp } from '../flip-app';

reportBrowserErrors();
const main = document.getElementById('main');
if (main) createRoot(main).render(<FlipApp />);
