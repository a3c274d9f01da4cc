import type { Claim } from './claim';

/** The two figures of the Evidence Bank. A file of their own, as the exercise's first bundle includes them. */
export const evidenceClaims = [
  {
    id: 'evidence-bank-0',
    value: '0%',
    label: 'Anxiety Success Rate',
    text: '0% Anxiety Success Rate',
    pages: ['/flip-method-app'],
    basis: 'illustrative',
    restsOn:
      'A figure of speech in the Evidence Bank: worry itself has never treated anything. It is not a measurement of you or of anyone.',
    needs: 'Nothing can prove a figure of speech. It stays marked as one.',
  },
  {
    id: 'evidence-bank-100',
    value: '100%',
    label: 'Your Responsible Actions',
    text: '100% Your Responsible Actions',
    pages: ['/flip-method-app'],
    basis: 'illustrative',
    restsOn:
      'The other half of the same figure of speech: what you do about a symptom is yours. It is not a measurement of you or of anyone.',
    needs: 'Nothing can prove a figure of speech. It stays marked as one.',
  },
] as const satisfies readonly Claim[];
