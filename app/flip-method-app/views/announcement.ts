import { flipWords } from '@/content/flip';
import type { FlipState } from '@/lib/domain/flip/state';
import { flipSteps } from '@/lib/domain/flip/steps';

/** The text announced to screen readers once, when a step begins. */
export function announcementOf(state: FlipState): string {
  if (state.step === 'idle') return '';
  const { title, prompt, say } = flipWords.flip.steps[state.step];
  const words = [sentence(title), prompt, say].filter(Boolean).join(' ');
  if (state.step === 'complete') return words;
  return `${flipWords.flip.step} ${flipSteps.indexOf(state.step) + 1}. ${words}`;
}

function sentence(text: string): string {
  return /[.?!]$/.test(text) ? text : `${text}.`;
}
