// Client component: shows the pending state and the action's result.
'use client';

import { ConsentField } from '@/components/forms/consent-field';
import { useFormResult } from '@/components/forms/use-form-result';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { Notice } from '@/components/ui/notice';
import { accountMessages } from '@/content/account';
import { accountConsent } from '@/content/account-consent';
import { keepFlips } from './consent-action';

/** Asks for consent to storing flips. @param next path to continue to */
export function ConsentForm({ next }: { next?: string | undefined }) {
  const { state, send, busy, form } = useFormResult(keepFlips, accountMessages.requestFailed);
  const words = accountConsent.card;
  return (
    <Card className="mt-8 grid max-w-prose gap-5">
      <h2 className="text-2xl">{words.title}</h2>
      <p>{words.text}</p>
      {state.message && <Notice key={state.submission} message={state.message} />}
      <form ref={form} action={send} noValidate className="grid gap-5">
        <input type="hidden" name="next" value={next ?? ''} />
        <ConsentField value={state.values.consent} error={state.fieldErrors.consent} />
        <div className="flex flex-wrap items-center gap-6">
          <Button type="submit" disabled={busy}>
            {busy ? words.busy : words.submit}
          </Button>
          {next && (
            <a className="link" href={next}>
              {words.later}
            </a>
          )}
        </div>
      </form>
    </Card>
  );
}
