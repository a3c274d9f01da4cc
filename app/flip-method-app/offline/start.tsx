// The exercise without the router around it: what the device keeps, and starts as fast as a file.
import { createRoot } from 'react-dom/client';
import { reportClientErrors } from '@/lib/log/report-client-errors';
import { FlipApp } from '../flip-app';

reportClientErrors();
const main = document.getElementById('main');
if (main) createRoot(main).render(<FlipApp />);
