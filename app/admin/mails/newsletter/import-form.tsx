// Shows the addresses that the server found before importing them.
'use client';

import { ActionForm, useAdminForm } from '@/app/admin/forms';
import { ProofField } from '@/app/admin/proof-field';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Checkbox, Input, Textarea } from '@/components/ui/input';
import { newsletterWords } from '@/content/admin/mails';
import { listOf } from './[issue]/picture-field';
import { importAddresses } from './actions';
import { shortenAddresses } from './addresses';

const words = newsletterWords.import;
const SHOWN = 12;

/** Leaves in the chosen file what is read of it. */
async function shorten(input: HTMLInputElement) {
  const [file] = input.files ?? [];
  if (file) input.files = listOf(new File([shortenAddresses(await file.text())], file.name));
}

/** Two steps: review the addresses, then send the confirmation mails. */
export function ImportForm({ hasFactor }: { hasFactor: boolean }) {
  const result = useAdminForm(importAddresses);
  const { state, busy } = result;
  const found = state.values.addresses?.split('\n') ?? [];
  return (
    <ActionForm result={result} draft="import" className="grid max-w-text gap-5">
      {found.length > 0 ? (
        <>
          <input type="hidden" name="addresses" value={state.values.addresses} />
          <p className="text-sm text-muted wrap-anywhere">
            {found.slice(0, SHOWN).join(', ')}
            {found.length > SHOWN && ` ${words.more}`}
          </p>
          <Field name="sure" label={words.sure} inline error={state.fieldErrors.sure}>
            <Checkbox value="yes" defaultChecked={state.values.sure === 'yes'} />
          </Field>
          {state.fieldErrors.proof && (
            <ProofField id="import" hasFactor={hasFactor} error={state.fieldErrors.proof} button="bring" />
          )}
          <p className="flex flex-wrap gap-3">
            <Button type="submit" name="step" value="bring" disabled={busy}>
              {words.bring(found.length)}
            </Button>
            <Button type="submit" name="step" value="back" variant="quiet" disabled={busy}>
              {words.back}
            </Button>
          </p>
        </>
      ) : (
        <>
          <Field name="file" label={words.file}>
            <Input
              type="file"
              accept=".csv,.txt,text/csv,text/plain"
              onChange={({ currentTarget }) => shorten(currentTarget)}
            />
          </Field>
          <Field name="text" label={words.text} error={state.fieldErrors.text}>
            <Textarea rows={4} defaultValue={state.values.text} />
          </Field>
          <Button
            type="submit"
            name="step"
            value="check"
            variant="secondary"
            disabled={busy}
            className="justify-self-start"
          >
            {words.check}
          </Button>
        </>
      )}
    </ActionForm>
  );
}
