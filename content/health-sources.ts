import { sources } from './articles/sources';
import type { Source } from './text';

/** The sources of the workbook and the course: those of the articles, and three more. */
export const healthSources = {
  ...sources,
  cooper: {
    id: 'cooper-2017',
    text: 'Cooper, K. and others (2017). Cognitive behaviour therapy for health anxiety: a review of 14 trials. Behavioural and Cognitive Psychotherapy, 45, 110.',
    url: 'https://pubmed.ncbi.nlm.nih.gov/28229805/',
  },
  whenToCall: {
    id: 'when-to-call-999',
    text: 'South Western Ambulance Service NHS Foundation Trust. When to call 999.',
    url: 'https://www.swast.nhs.uk/when-to-call-999',
  },
  anxietySigns: {
    id: 'anxiety-signs',
    text: 'Leicestershire Partnership NHS Trust. Anxiety: how it can feel in body and mind.',
    url: 'https://www.leicspart.nhs.uk/mental-health/resources/conditions/anxiety/',
  },
} as const satisfies Record<string, Source>;
