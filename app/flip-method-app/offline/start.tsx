// Entry point of the offline document: the exercise without the Next router.
import { createRoot } from 'react-dom/client';
import { reportClientErrors } from '@/lib/log/report-client-errors';
import { trustOwnScripts } from '@/lib/trusted-types';
import { FlipApp } from '../flip-app';

reportClientErrors();
trustOwnScripts();
const main = document.getElementById('main');
if (main) createRoot(main).render(<FlipApp />);
