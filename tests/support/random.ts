import fc from 'fast-check';
import { seedOfRun } from '../../scripts/seed.ts';

fc.configureGlobal({ seed: seedOfRun() });

export { fc };
