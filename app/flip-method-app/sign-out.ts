import { notify } from '@/components/ui/notify';
import { flipWords } from '@/content/flip';
import { forgetPerson } from './person';

/**
 * Ends the session on the server and forgets the person on this device; what waits here stays theirs.
 * A plain endpoint and not a server action: this page comes from the device and may be older than the server.
 */
export async function signOut(): Promise<void> {
  try {
    const response = await fetch('/api/session', { method: 'DELETE', signal: AbortSignal.timeout(8_000) });
    if (!response.ok) throw new Error(`Signing out answered ${response.status}.`);
    forgetPerson();
    await notify(flipWords.messages.signedOut);
  } catch {
    await notify(flipWords.messages.signOutFailed);
  }
}
