// Entry of production, online and offline: a bundle without Next, which paints 1.0 s earlier (docs/architecture.md).
import { createRoot } from 'react-dom/client';
import { reportClientErrors } from '@/lib/log/report-client-errors';
import { trustOwnScripts } from '@/lib/trusted-types';
import { FlipApp } from '../flip-app';

reportClientErrors();
trustOwnScripts();
const main = document.getElementById('main');
if (main) createRoot(main).render(<FlipApp />);
