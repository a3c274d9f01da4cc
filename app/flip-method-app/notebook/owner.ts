import { GUEST } from '@/lib/device/databases';
import { ownerOf, type Person } from '../outbox/person';

/** The owner of the open notebook: the signed-in person or the guest; null while that is unknown. */
export function notebookOwner(person: Person): string | null {
  return person.status === 'guest' ? GUEST : ownerOf(person);
}
