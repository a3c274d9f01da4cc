// Client component: asks for confirmation, and shows the pending state and the action's result.
'use client';

import { type FormEvent, useRef, useState } from 'react';
import { CurrentPasswordField } from '@/components/forms/password-fields';
import { useFormResult } from '@/components/forms/use-form-result';
import {
  AlertDialog,
  AlertDialogAction,
  AlertDialogCancel,
  AlertDialogContent,
  AlertDialogDescription,
  AlertDialogTitle,
} from '@/components/ui/alert-dialog';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { Notice } from '@/components/ui/notice';
import { accountMessages, accountScreen } from '@/content/account';
import { deleteMyAccount } from './actions';
import { isDeletionWord } from './deletion-word';

export function DeletionForm({ withPassword }: { withPassword: boolean }) {
  const { state, send, busy, form } = useFormResult(deleteMyAccount, accountMessages.requestFailed);
  const words = accountScreen.deletion;
  const [isAsking, setAsking] = useState(false);
  const asked = useRef<HTMLFormElement>(null);
  const isConfirmed = useRef(false);

  /** With JavaScript, a dialog asks for confirmation before submitting; a wrong word goes straight to the server. */
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    const typed = new FormData(event.currentTarget).get('confirmation');
    if (!isConfirmed.current && isDeletionWord(typed)) {
      event.preventDefault();
      asked.current = event.currentTarget;
      setAsking(true);
    }
    isConfirmed.current = false;
  };
  const confirm = () => {
    isConfirmed.current = true;
    asked.current?.requestSubmit();
  };

  return (
    <details open={state.status === 'error'} className="group">
      <summary className="link w-fit list-none text-danger">{words.open}</summary>
      <form ref={form} action={send} onSubmit={onSubmit} noValidate className="mt-6 grid gap-5">
        {state.message && <Notice key={state.submission} message={state.message} />}
        <Field name="confirmation" label={words.label} required>
          <Input autoComplete="off" autoCapitalize="none" spellCheck={false} />
        </Field>
        {withPassword && (
          <CurrentPasswordField
            id="deletion-password"
            label={words.password}
            error={state.fieldErrors.currentPassword}
          />
        )}
        <Button type="submit" variant="danger" className="justify-self-start" disabled={busy}>
          {busy ? words.busy : words.submit}
        </Button>
      </form>
      <AlertDialog open={isAsking} onOpenChange={setAsking}>
        <AlertDialogContent>
          <AlertDialogTitle>{words.sure}</AlertDialogTitle>
          <AlertDialogDescription>{words.text}</AlertDialogDescription>
          <div className="grid gap-3 pt-2 sm:grid-cols-2">
            <AlertDialogCancel asChild>
              <Button variant="secondary">{words.keep}</Button>
            </AlertDialogCancel>
            <AlertDialogAction asChild onClick={confirm}>
              <Button variant="danger">{words.yes}</Button>
            </AlertDialogAction>
          </div>
        </AlertDialogContent>
      </AlertDialog>
    </details>
  );
}
