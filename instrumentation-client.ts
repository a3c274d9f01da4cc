import { tellErrors } from '@/lib/log/tell-errors';

// Runs before any other client code on React pages. On documents, the custom elements' script does the same.
tellErrors();
