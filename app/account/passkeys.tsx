// Client component: asks the device for a passkey.
'use client';

import { CurrentPasswordField } from '@/components/forms/account-fields';
import { PersonField, useFormResult } from '@/components/forms/use-form-result';
import { usePasskeyForm } from '@/components/forms/use-passkey-form';
import { Button } from '@/components/ui/button';
import { useConfirm } from '@/components/ui/confirm-dialog';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { Notice } from '@/components/ui/notice';
import { accountMessages, accountScreen } from '@/content/auth/account';
import { addMyPasskey, removeMyPasskey } from './actions';

export interface ShownPasskey {
  id: string;
  name: string;
  added: string;
  lastUsed: string | null;
}

interface PasskeysProps {
  /** Null if they could not be read. */
  passkeys: readonly ShownPasskey[] | null;
  withPassword: boolean;
}

const words = accountScreen.passkeys;

/** The list of passkeys, and the form to add one. */
export function Passkeys({ passkeys, withPassword }: PasskeysProps) {
  const removal = useFormResult(removeMyPasskey, accountMessages.requestFailed);
  const { state } = removal;
  const [onSubmit, question] = useConfirm(words.sure);
  return (
    <>
      <p className="text-muted">{words.lead}</p>
      {state.message && <Notice key={state.submission} message={state.message} />}
      {passkeys === null && <p>{words.unavailable}</p>}
      {passkeys && passkeys.length > 0 && (
        <form ref={removal.form} action={removal.send} onSubmit={onSubmit} noValidate className="grid gap-5">
          <PersonField />
          <ul aria-label={words.list} className="grid gap-4">
            {passkeys.map(({ id, name, added, lastUsed }) => (
              <li key={id} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
                <div>
                  <p className="font-semibold wrap-anywhere">{name}</p>
                  <p className="text-sm text-muted">
                    {words.added} {added}, {lastUsed ? `${words.lastUsed} ${lastUsed}` : words.unused}
                  </p>
                </div>
                <Button
                  type="submit"
                  name="passkey"
                  value={id}
                  variant="secondary"
                  size="sm"
                  disabled={removal.busy}
                  aria-label={`${words.remove}: ${name}, ${words.added} ${added}`}
                >
                  {words.remove}
                </Button>
              </li>
            ))}
          </ul>
          {withPassword && (
            <CurrentPasswordField
              id="passkey-removal-password"
              label={words.removePassword}
              error={state.fieldErrors.currentPassword}
            />
          )}
          {question}
        </form>
      )}
      <AddForm withPassword={withPassword} />
      <p className="text-sm text-muted">{words.note}</p>
    </>
  );
}

function AddForm({ withPassword }: Pick<PasskeysProps, 'withPassword'>) {
  const { state, send, busy, form, isSupported } = usePasskeyForm(
    addMyPasskey,
    accountMessages.requestFailed,
  );
  if (!isSupported) return <p className="text-muted">{words.unsupported}</p>;
  return (
    <form
      ref={form}
      action={send}
      noValidate
      className="grid gap-5 border-t border-line pt-5 noscript:hidden"
    >
      <PersonField />
      {state.message && <Notice key={state.submission} message={state.message} />}
      <Field
        name="name"
        id="passkey-name"
        label={words.name}
        hint={words.nameHint}
        error={state.fieldErrors.name}
      >
        <Input autoComplete="off" maxLength={30} defaultValue={state.values.name} />
      </Field>
      {withPassword && (
        <CurrentPasswordField
          id="passkey-password"
          label={words.addPassword}
          error={state.fieldErrors.currentPassword}
        />
      )}
      <Button type="submit" variant="secondary" className="justify-self-start" disabled={busy}>
        {busy ? words.addBusy : words.add}
      </Button>
    </form>
  );
}
