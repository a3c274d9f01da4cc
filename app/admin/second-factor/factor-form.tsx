import type { ReactNode } from 'react';
import type { useFormAnswer } from '@/components/forms/use-form-answer';
import { Notice } from '@/components/ui/notice';
import { CodeField } from './code-field';
import type { FactorField } from './read-forms';

export type FactorAnswer = ReturnType<typeof useFormAnswer<FactorField>>;

interface FactorFormProps {
  answer: FactorAnswer;
  words: { title: string; lead: string };
  /** The buttons. */
  children: ReactNode;
}

/** Asks for the code of this moment. */
export function FactorForm({ answer: { state, send, form }, words, children }: FactorFormProps) {
  return (
    <form ref={form} action={send} noValidate className="grid gap-5" aria-labelledby="second-factor-title">
      <h1 id="second-factor-title" className="text-3xl">
        {words.title}
      </h1>
      <p>{words.lead}</p>
      {state.message && <Notice key={state.submission} message={state.message} />}
      <CodeField key={`code-${state.submission}`} error={state.fieldErrors.code} />
      {children}
    </form>
  );
}
