// Entry point of the offline document: the exercise without the Next router.
import { createRoot } from 'react-dom/client';
import { tellErrors } from '@/lib/log/tell-errors';
import { FlipApp } from '../flip-app';

tellErrors();
const main = document.getElementById('main');
if (main) createRoot(main).render(<FlipApp />);
