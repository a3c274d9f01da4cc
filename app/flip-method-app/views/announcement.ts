import { flipWords } from '@/content/flip';
import type { FlipState } from '@/lib/domain/flip/state';
import { flipSteps } from '@/lib/domain/flip/steps';

/** The one sentence of a step that is read out. */
export function announcementOf(state: FlipState): string {
  if (state.step === 'idle') return '';
  const { title, prompt } = flipWords.flip.steps[state.step];
  if (state.step === 'complete') return `${title} ${prompt}`;
  return `${flipWords.flip.step} ${flipSteps.indexOf(state.step) + 1}. ${title}. ${prompt}`;
}
