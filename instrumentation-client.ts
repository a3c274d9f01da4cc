import { tellErrors } from '@/lib/log/tell-errors';

// Next runs this before anything of a page that React runs on. Documents keep their script within 3 KB without it.
tellErrors();
