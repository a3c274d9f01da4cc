// The exercise without the router around it: what the device keeps, and starts as fast as a file.
import { createRoot } from 'react-dom/client';
import { tellErrors } from '@/lib/log/tell-errors';
import { FlipApp } from '../flip-app';

tellErrors();
const main = document.getElementById('main');
if (main) createRoot(main).render(<FlipApp />);
