'use server';

import { recoveryScreen } from '@/content/auth';
import type { FormState } from '@/lib/forms/form-state';
import { askForLink } from '../ask-for-link';

type State = FormState<'email'>;

export async function askForRecovery(previous: State, formData: FormData): Promise<State> {
  return askForLink(previous, formData, 'recovery', recoveryScreen.asked);
}
