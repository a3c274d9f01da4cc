import { useSyncExternalStore } from 'react';
import { GUEST } from '@/lib/device/device';
import { knownPerson, loading, onPersonChange, ownerOf, type Person } from '@/lib/device/person';

/** Who is here. */
export const usePerson = (): Person => useSyncExternalStore(onPersonChange, knownPerson, () => loading);

/** The owner of the open notebook: the signed-in person or the guest; null while that is unknown. */
export function notebookOwner(person: Person): string | null {
  return person.status === 'guest' ? GUEST : ownerOf(person);
}
