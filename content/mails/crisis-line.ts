import type { Inline } from '@/content/text';

/** The line under every mail, for the reader who needs more than a mail. */
export const crisisLine: Inline =
  'In danger now, or a new, sudden or severe symptom? Call [999](tel:999) (UK) or [911](tel:911) (USA). Someone to talk to, day or night: Samaritans [116 123](tel:116123) (UK and Ireland), [988](tel:988) (USA).';
