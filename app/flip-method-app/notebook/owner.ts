import { GUEST } from '@/lib/device/databases';
import { ownerOf, type Person } from '../outbox/person';

/** Whose notebook is open: that of the person who is here, or the guests'; none while it is not known who is here. */
export function notebookOwner(person: Person): string | null {
  return person.status === 'guest' ? GUEST : ownerOf(person);
}
