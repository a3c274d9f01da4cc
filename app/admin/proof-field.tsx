// Asks the device for a passkey before the form is submitted.
'use client';

import { useEffect, useRef, useState } from 'react';
import { PasswordInput } from '@/components/forms/account-fields';
import { askDevice, canUsePasskeys, passkeyFailure } from '@/components/forms/use-passkey-form';
import { Field, type FieldProps } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { Notice } from '@/components/ui/notice';
import { peopleWords } from '@/content/admin/people';
import { secondFactor } from '@/content/auth/second-factor';
import type { FormMessage } from '@/lib/domain/form-message';
import { askForProof } from './ask-for-proof';

const words = peopleWords.proof;

interface ProofFieldProps {
  /** Id prefix: a page has several of these fields. */
  id: string;
  hasFactor: boolean;
  error?: FieldProps['error'];
  /** The value of the submit button that needs the proof, if the form has others. */
  button?: string;
}

/**
 * The code or password with which an admin re-authenticates. If the code is left empty, the device is asked for the passkey,
 * and its answer goes with the form. For `proofFields`.
 */
export function ProofField({ id, hasFactor, error, button }: ProofFieldProps) {
  const around = useRef<HTMLDivElement>(null);
  const [asked, setAsked] = useState<FormMessage | 'waiting'>();

  useEffect(() => {
    const form = around.current?.closest('form');
    if (!form || !hasFactor || !canUsePasskeys()) return;
    const stop = new AbortController();
    let isSettled = false;
    let isAsking = false;

    async function ask(on: HTMLFormElement, submitter: HTMLElement | null) {
      isAsking = true;
      setAsked('waiting');
      try {
        const request = await askForProof();
        const answer = request && (await askDevice(request, stop.signal));
        on.addEventListener(
          'formdata',
          ({ formData }) => {
            if (!request || !answer) return;
            formData.set('challenge', request.challenge);
            formData.set('answer', answer);
          },
          { once: true },
        );
        isSettled = true;
        on.requestSubmit(submitter);
        setAsked(undefined);
      } catch (failure) {
        if (!stop.signal.aborted) setAsked(passkeyFailure(failure));
      }
      isSettled = false;
      isAsking = false;
    }

    // Before React submits the form.
    const onSubmit = (event: SubmitEvent) => {
      const { submitter } = event;
      const field = form.elements.namedItem('proof');
      const isTyped = field instanceof HTMLInputElement && field.value !== '';
      if (isSettled || isTyped || (button && submitter?.getAttribute('value') !== button)) return;
      event.preventDefault();
      event.stopPropagation();
      if (!isAsking) void ask(form, submitter);
    };
    form.addEventListener('submit', onSubmit, { capture: true, signal: stop.signal });
    return () => stop.abort();
  }, [hasFactor, button]);

  return (
    <div ref={around} className="grid max-w-[26rem] gap-3">
      <Field
        name="proof"
        id={`${id}-proof`}
        label={hasFactor ? words.code : words.password}
        error={error}
        hint={hasFactor && words.hint}
        required={!hasFactor}
      >
        {hasFactor ? (
          <Input inputMode="numeric" autoComplete="one-time-code" maxLength={12} />
        ) : (
          <PasswordInput autoComplete="current-password" />
        )}
      </Field>
      {asked && asked !== 'waiting' && <Notice message={asked} />}
      <p role="status" className="text-sm text-muted empty:hidden">
        {asked === 'waiting' && secondFactor.waiting}
      </p>
    </div>
  );
}
