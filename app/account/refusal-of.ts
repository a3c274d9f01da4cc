import { accountMessages } from '@/content/account';
import type { Proof } from '@/lib/auth/reauthenticate';
import type { FormMessage } from '@/lib/forms/form-state';

interface Refusal {
  message: FormMessage;
  fieldErrors: { currentPassword?: string };
}

/** Error message for a failed re-authentication; null if it succeeded. */
export function refusalOf(proof: Proof): Refusal | null {
  switch (proof.status) {
    case 'proven':
      return null;
    case 'limited':
      return { message: proof.message, fieldErrors: {} };
    case 'sign-in-again':
      return { message: accountMessages.signInAgain, fieldErrors: {} };
    case 'wrong-password': {
      const message = accountMessages.wrongPassword;
      return { message, fieldErrors: { currentPassword: `${message.title}.` } };
    }
  }
}
