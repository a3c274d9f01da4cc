import { useState } from 'react';
import { SwitchRow } from '@/components/flip/switch-row';
import { countsConsent } from '@/content/account-consent';
import { countsWords as words } from '@/content/flip-counts';
import { type Counts, hasEnoughWaits } from '@/lib/domain/notebook-counts/counts';

interface CountsChoiceProps {
  keeps: boolean;
  /** Whether the account has said so. */
  isKnown: boolean;
  /** @returns whether the account has heard it */
  choose: (keeps: boolean) => Promise<boolean>;
  /** Of the waits on all devices, where they are to be told. */
  waits?: Counts | undefined;
}

/** Whether the account keeps the counts of the notebook, and what they are. Off until the person says so. */
export function CountsChoice({ keeps, isKnown, choose, waits }: CountsChoiceProps) {
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState(false);
  return (
    <section aria-labelledby="kept-counts" className="notebook-foot" data-print="hide">
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
          void choose(wanted).then((isHeard) => {
            setFailed(!isHeard);
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
