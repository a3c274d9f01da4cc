import { useRef, useState } from 'react';
import type { Saving } from '@/components/flip/types';
import { sessionOf } from '@/lib/domain/flip/session';
import type { CompletedFlip } from '@/lib/domain/flip/state';
import { localDateOf } from '@/lib/domain/stats/local-date';
import { newId } from './new-id';
import { saveFlip, type Waiting } from './outbox';
import { currentPerson, ownerOf, type Person } from './person';

type Saved = { id: string; owner: string; stored: boolean } | null;

/** Saves the flip that has just been completed, and tells the person where it is. */
export function useSaving(waiting: Waiting, person: Person) {
  const [saved, setSaved] = useState<Saved>(null);
  const began = useRef<string | null>(null);
  return {
    saving: saved?.owner === ownerOf(person) ? whereIs(saved, waiting) : 'none',
    /** Says that a flip begins. It stays the flip of the current person, even if another signs in before it is over. */
    begin() {
      began.current = ownerOf(currentPerson());
    },
    /** A guest's flip is not saved anywhere. @returns whose flip it is */
    save(flip: CompletedFlip): string | null {
      setSaved(null);
      const owner = began.current ?? ownerOf(currentPerson());
      if (owner === null) return null;
      const session = sessionOf(flip, newId(), localDateOf(Date.now()));
      setSaved({ id: session.id, owner, stored: false });
      void saveFlip(session, owner).then(() => setSaved({ id: session.id, owner, stored: true }));
      return owner;
    },
  };
}

function whereIs(saved: Saved, waiting: Waiting): Saving {
  if (saved === null) return 'none';
  if (!saved.stored) return 'pending';
  if (waiting.inMemory.includes(saved.id)) return 'memory';
  return waiting.ids.includes(saved.id) ? 'device' : 'account';
}
