import { useRef, useState } from 'react';
import type { Saving } from '@/app/flip-method-app/flip/clock';
import { sessionOf } from '@/lib/domain/flip/session';
import type { CompletedFlip } from '@/lib/domain/flip/state';
import { localDateOf } from '@/lib/domain/local-date';
import { newId } from './device';
import { saveFlip, type UnsentFlips } from './outbox';
import { currentPerson, ownerOf, type Person } from './person';

type Saved = { id: string; owner: string; stored: boolean } | null;

/** Saves the completed flip, and tells where it is stored. */
export function useSaving(unsent: UnsentFlips, person: Person) {
  const [saved, setSaved] = useState<Saved>(null);
  const began = useRef<string | null>(null);
  return {
    saving: saved?.owner === ownerOf(person) ? whereIs(saved, unsent) : 'none',
    /** Called when a flip starts: it belongs to the person of that moment, whoever signs in later. */
    begin() {
      began.current = ownerOf(currentPerson());
    },
    /** Saves the flip, unless it is a guest's. @returns the owner, or null for a guest */
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

function whereIs(saved: Saved, unsent: UnsentFlips): Saving {
  if (saved === null) return 'none';
  if (!saved.stored) return 'pending';
  if (unsent.inMemory.includes(saved.id)) return 'memory';
  return unsent.ids.includes(saved.id) ? 'device' : 'account';
}
