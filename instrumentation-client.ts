import { tellErrors } from '@/lib/log/tell-errors';

// Next runs this before anything of a page that React runs on, and before the custom elements, which do it on documents.
tellErrors();
