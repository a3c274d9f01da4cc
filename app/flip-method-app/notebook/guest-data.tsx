import { useEffect, useState } from 'react';
import { Button } from '@/components/ui/button';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { keptWords } from '@/content/flip/kept';
import { loadAnswers, removeAnswers, saveAnswer } from '@/lib/device/answers';
import { GUEST } from '@/lib/device/device';
import { contentsOf } from '@/lib/domain/notebook-copy';
import { joined, planOf } from '@/lib/domain/plan';
import { setChoice } from '../shell/preferences';
import { succeeds } from '../shell/store';
import { postponementMarkOf, setPostponementMark } from './postponement';
import { readStored, records, reopenEverywhere, useNotebook } from './store';

/** What a guest wrote on this device, in numbers; null if there is nothing. */
export async function countGuestData() {
  const { answers } = await loadAnswers(GUEST);
  const plan = planOf(answers);
  const contents = {
    ...contentsOf({ ...(await readStored(GUEST)), plan }),
    answers: Object.keys(answers).length - Object.keys(plan).length,
  };
  return Object.values(contents).some(Boolean) ? contents : null;
}

/** Gives an owner what a guest wrote, beside what is theirs. If it stops half-way, it can be done again. @returns whether all is moved */
export async function moveGuestData(owner: string): Promise<boolean> {
  const isMoved = await succeeds(
    (async () => {
      const [guest, own] = [await loadAnswers(GUEST), await loadAnswers(owner)];
      for (const [name, text] of Object.entries(guest.answers))
        await saveAnswer(owner, name, joined(own.answers[name], text));
      await removeAnswers(GUEST);
      // A record keeps its id, so one write changes its owner. The choice of techniques has its owner as its id.
      const single = await records.of(owner).then((all) => all.find(({ kind }) => kind === 'techniques'));
      for (const record of await records.of(GUEST)) {
        const { kind, value } = record;
        if (value === undefined) continue;
        if (kind !== 'techniques') await records.put(owner, record);
        else {
          if (!single) await records.put(owner, { id: `techniques-${owner}`, kind, value });
          await records.remove(GUEST, record.id);
        }
      }
    })(),
  );
  await closeGuest();
  return isMoved;
}

/** @returns whether it was deleted */
async function deleteGuestData(): Promise<boolean> {
  const isGone = await succeeds(Promise.all([records.removeAll(GUEST), removeAnswers(GUEST)]));
  await closeGuest();
  return isGone;
}

async function closeGuest() {
  if (postponementMarkOf(GUEST)) setPostponementMark(null, false);
  setChoice('plans', GUEST, false);
  await reopenEverywhere();
}

const { left } = keptWords;

/** Asks who has signed in whether what a guest wrote on this device is theirs. */
export function GuestDataOffer({ owner }: { owner: string }) {
  const [contents, setContents] = useState<Awaited<ReturnType<typeof countGuestData>>>(null);
  const [outcome, setOutcome] = useState<'taken' | 'removed' | 'notTaken'>();
  const [isAsking, setAsking] = useState(false);
  const [isOpen, setOpen] = useState(false);
  // Counted again when another tab has changed the notebook: it may have taken it.
  const notebook = useNotebook();
  useEffect(() => {
    if (notebook.status !== 'loading') countGuestData().then(setContents, () => undefined);
  }, [notebook]);
  if (!contents && !outcome) return null;
  const finish = async (work: Promise<boolean>, done: 'taken' | 'removed') => {
    setAsking(false);
    setOutcome((await work) ? done : 'notTaken');
  };
  const isOver = outcome === 'taken' || outcome === 'removed';
  return (
    // It arrives above the buttons that start a flip, so it cannot be pressed at once.
    <section
      aria-labelledby="left-by-guest"
      className="flip-note [animation:flip-settle_1ms_400ms_backwards]"
    >
      <h2 id="left-by-guest" hidden={isOver}>
        {left.title}
      </h2>
      <p role="status" className="empty:hidden">
        {outcome && left[outcome]}
      </p>
      {!isOver && (
        <>
          {isOpen && contents && <p>{left.text(keptWords.what(contents))}</p>}
          <div className="flex flex-wrap gap-x-3 gap-y-1">
            <Button variant="secondary" size="sm" onClick={() => finish(moveGuestData(owner), 'taken')}>
              {left.take}
            </Button>
            <Button variant="quiet" size="sm" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
              {left.more}
            </Button>
            {isOpen && (
              <>
                <Button variant="quiet" size="sm" onClick={() => setChoice('leftGuest', owner, true)}>
                  {left.leave}
                </Button>
                <Button variant="quiet" size="sm" onClick={() => setAsking(true)}>
                  {left.remove}
                </Button>
              </>
            )}
          </div>
        </>
      )}
      <ConfirmDialog
        open={isAsking}
        title={left.ask.title}
        text={left.ask.text}
        cancel={{ label: left.ask.no, onPress: () => setAsking(false) }}
        confirm={{
          label: left.ask.yes,
          variant: 'danger',
          onPress: () => finish(deleteGuestData(), 'removed'),
        }}
      />
    </section>
  );
}
