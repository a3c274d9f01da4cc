// It shows what it is doing and what the server answered.
'use client';

import { useFormAnswer } from '@/components/forms/use-form-answer';
import { Button } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/checkbox';
import { Field } from '@/components/ui/field';
import { Notice } from '@/components/ui/notice';
import { accountMessages } from '@/content/account';
import { accountConsent } from '@/content/account-consent';
import { stopKeepingFlips } from './consent-action';

/** Ends the keeping of flips. @param isEnded it has ended before, and only the flips from before are left to delete */
export function StopForm({ isEnded }: { isEnded: boolean }) {
  const { state, send, busy, form } = useFormAnswer(stopKeepingFlips, accountMessages.lost);
  const { card, kept, rest } = accountConsent;
  return (
    <form ref={form} action={send} className="grid gap-5">
      {state.message && <Notice key={state.submission} message={state.message} />}
      {isEnded ? (
        <input type="hidden" name="deleteFlips" value="on" />
      ) : (
        <Field name="deleteFlips" label={kept.deleteToo} inline>
          <Checkbox value="on" />
        </Field>
      )}
      <Button type="submit" variant="secondary" className="justify-self-start" disabled={busy}>
        {busy ? card.busy : isEnded ? rest.submit : kept.stop}
      </Button>
    </form>
  );
}
