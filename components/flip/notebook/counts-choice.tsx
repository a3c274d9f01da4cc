import { useState } from 'react';
import { SwitchRow } from '@/components/flip/switch-row';
import { countsConsent } from '@/content/account-consent';
import { countsWords as words } from '@/content/flip-counts';
import { type Counts, hasEnoughWaits } from '@/lib/domain/notebook-counts/counts';

export interface CountsChoiceProps {
  keeps: boolean;
  /** Whether the server has responded. Until then `keeps` is a guess, and the switch is disabled. */
  isKnown: boolean;
  /** @returns whether the server confirmed it */
  choose: (keeps: boolean) => Promise<boolean>;
  /** The counts of waits on all devices, if they are to be shown. */
  waits?: Counts | undefined;
}

/** The account's opt-in for the notebook's counts, with the counts. Off by default. */
export function CountsChoice({ keeps, isKnown, choose, waits }: CountsChoiceProps) {
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState(false);
  return (
    <section
      aria-labelledby="kept-counts"
      className="grid gap-3 border-t border-line pt-6 text-sm/[1.6]"
      data-print="hide"
    >
      <h2 id="kept-counts" className="text-lg">
        {words.title}
      </h2>
      <SwitchRow
        id="keep-counts"
        name={words.name}
        text={countsConsent.text}
        checked={keeps}
        disabled={busy || !isKnown}
        onChange={(wanted) => {
          setBusy(true);
          void choose(wanted).then((isConfirmed) => {
            setFailed(!isConfirmed);
            setBusy(false);
          });
        }}
      />
      <p role="status" className="max-w-prose">
        {failed ? words.failed : isKnown ? words[keeps ? 'on' : 'off'] : words.waiting}
      </p>
      {keeps && waits && hasEnoughWaits(waits) && <p className="max-w-prose">{words.waits(waits)}</p>}
    </section>
  );
}
