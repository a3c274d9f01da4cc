import { useState } from 'react';
import type { Saving } from '@/components/flip/types';
import { sessionOf } from '@/lib/domain/flip/session';
import type { CompletedFlip } from '@/lib/domain/flip/state';
import { localDateOf } from '@/lib/domain/stats/local-date';
import { newId } from './new-id';
import { saveFlip, type Waiting } from './outbox';
import { currentPerson, ownerOf } from './person';

type Saved = { id: string; stored: boolean } | null;

/** Saves the flip that has just been completed, and tells where it is. */
export function useSaving(waiting: Waiting) {
  const [saved, setSaved] = useState<Saved>(null);
  return {
    saving: whereIs(saved, waiting),
    /** A guest's flip is not saved anywhere. */
    async save(flip: CompletedFlip) {
      setSaved(null);
      const owner = ownerOf(currentPerson());
      if (owner === null) return;
      const session = sessionOf(flip, newId(), localDateOf(Date.now()));
      setSaved({ id: session.id, stored: false });
      await saveFlip(session, owner);
      setSaved({ id: session.id, stored: true });
    },
  };
}

function whereIs(saved: Saved, waiting: Waiting): Saving {
  if (saved === null) return 'none';
  if (!saved.stored) return 'pending';
  if (waiting.fleeting.includes(saved.id)) return 'memory';
  return waiting.ids.includes(saved.id) ? 'device' : 'account';
}
