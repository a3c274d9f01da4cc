// It shows what it is doing and what the server answered.
'use client';

import { PasswordInput } from '@/components/forms/password-input';
import { useFormAnswer } from '@/components/forms/use-form-answer';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { Notice } from '@/components/ui/notice';
import { accountMessages, accountScreen } from '@/content/account';
import { deleteMyAccount } from './actions';

export function DeletionForm({ withPassword }: { withPassword: boolean }) {
  const { state, send, busy, form } = useFormAnswer(deleteMyAccount, accountMessages.lost);
  const words = accountScreen.deletion;
  return (
    <details open={state.status === 'error'} className="group">
      <summary className="link w-fit list-none text-danger">{words.open}</summary>
      <form ref={form} action={send} noValidate className="mt-6 grid gap-5">
        {state.message && <Notice key={state.submission} message={state.message} />}
        <Field name="confirmation" label={words.label} required>
          <Input autoComplete="off" autoCapitalize="none" spellCheck={false} />
        </Field>
        {withPassword && (
          <Field
            name="currentPassword"
            id="deletion-password"
            label={words.password}
            required
            error={state.fieldErrors.currentPassword}
          >
            <PasswordInput autoComplete="current-password" />
          </Field>
        )}
        <Button type="submit" variant="danger" className="justify-self-start" disabled={busy}>
          {busy ? words.busy : words.submit}
        </Button>
      </form>
    </details>
  );
}
