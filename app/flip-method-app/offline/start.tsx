// The exercise without the router around it: what the device keeps, and starts as fast as a file.
import { createRoot } from 'react-dom/client';
import { FlipApp } from '../flip-app';

const main = document.getElementById('main');
if (main) createRoot(main).render(<FlipApp />);
