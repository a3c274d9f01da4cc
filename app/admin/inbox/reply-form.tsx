'use client';

import { useEffect, useRef } from 'react';
import { ActionForm, PrefilledTextarea, useAdminForm } from '@/app/admin/forms';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { CRISIS, type ReadyAnswer } from '@/content/admin/canned-answers';
import { inboxWords as words } from '@/content/admin/inbox';
import type { crisisAnswersIn } from '@/content/danger/answers';
import { sendReply } from './actions';
import { leaveReply, NextMessage } from './forms';

const replyTexts = words.reply;

interface ReplyFormProps {
  /** The message id. */
  id: string;
  /** How many replies and answers stand above. */
  seen: number;
  /** Prefills the reply. */
  initialText: string;
  /** The signature below the reply. */
  signature?: string;
  canned: readonly ReadyAnswer[];
  /** Answers in the language of the message, if that is not English. */
  crisis?: ReturnType<typeof crisisAnswersIn>;
  /** Shows the answers for a message about danger at once. */
  isInDanger?: boolean;
  /** Of the next message in the list. */
  nextHref?: string | undefined;
}

export function ReplyForm({
  id,
  seen,
  initialText,
  signature,
  canned,
  crisis,
  isInDanger,
  nextHref,
}: ReplyFormProps) {
  const result = useAdminForm(sendReply);
  const { state, busy } = result;
  const field = useRef<HTMLDivElement>(null);

  useEffect(() => {
    // The answer is done: the list goes on with the next message.
    if (state.status === 'success') document.querySelector<HTMLElement>('#list [data-next]')?.focus();
  }, [state]);

  const insert = (text: string) => {
    const area = field.current?.querySelector('textarea');
    if (!area) return;
    const [typed, end] = splitSignature(area);
    area.value = `${typed.trimEnd()}\n\n${text}${end}`.trimStart();
    // Keeps it as a draft, like typing.
    area.dispatchEvent(new Event('input', { bubbles: true }));
    area.focus();
    goOnWriting(area);
  };

  /** The text, and the signature where it is still below. */
  const splitSignature = ({ value }: HTMLTextAreaElement) => {
    const end = `\n\n${signature}`;
    return signature && value.trimEnd().endsWith(end)
      ? ([value.trimEnd().slice(0, -end.length), end] as const)
      : ([value, ''] as const);
  };
  const goOnWriting = (area: HTMLTextAreaElement) => {
    const { length } = splitSignature(area)[0];
    area.setSelectionRange(length, length);
  };

  return (
    <ActionForm
      id="reply"
      result={result}
      draft={`reply/${id}`}
      inNotice={state.status === 'success' && <NextMessage href={nextHref} />}
      aria-labelledby="reply-title"
      className="grid gap-4"
    >
      <h3 id="reply-title" className="text-lg">
        {replyTexts.title}
      </h3>
      <input type="hidden" name="message" value={id} />
      <input type="hidden" name="seen" value={seen} />
      <details className="noscript:hidden">
        <summary className="link">{replyTexts.canned}</summary>
        <p className="my-2 text-sm text-muted">{replyTexts.cannedHint}</p>
        <Beginnings answers={canned} insert={insert} />
      </details>
      {isInDanger && (
        <div className="noscript:hidden">
          {crisis && (
            <div className="mb-4">
              <p className="font-semibold">{words.danger.answersIn(crisis.language)}</p>
              <Beginnings answers={crisis.answers} insert={insert} />
            </div>
          )}
          <p className="font-semibold">{words.danger[crisis ? 'answersInEnglish' : 'answers']}</p>
          <Beginnings answers={canned.filter((each) => each.id.startsWith(CRISIS))} insert={insert} />
        </div>
      )}
      <div ref={field}>
        <Field
          name="body"
          label={replyTexts.label}
          hint={replyTexts.hint}
          error={state.fieldErrors.body}
          required
        >
          <PrefilledTextarea
            rows={8}
            dir="auto"
            aria-keyshortcuts="Control+Enter Meta+Enter Escape"
            onKeyDown={({ key, ctrlKey, metaKey, currentTarget, nativeEvent }) => {
              // The keys of an input method are its own.
              if (nativeEvent.isComposing) return;
              if (key === 'Enter' && (ctrlKey || metaKey)) currentTarget.form?.requestSubmit();
              if (key === 'Escape') leaveReply();
            }}
            defaultValue={state.values.body ?? initialText}
            // Below the greeting, and not above it, where browsers begin.
            onFocus={({ currentTarget }) => currentTarget.selectionEnd === 0 && goOnWriting(currentTarget)}
          />
        </Field>
      </div>
      <Button type="submit" disabled={busy} className="justify-self-start">
        {busy ? replyTexts.sending : replyTexts.send}
      </Button>
    </ActionForm>
  );
}

interface BeginningsProps {
  answers: readonly (ReadyAnswer & { meaning?: string })[];
  insert: (text: string) => void;
}

function Beginnings({ answers, insert }: BeginningsProps) {
  return (
    <ul>
      {answers.map(({ id, label, text, meaning }) => (
        <li key={id} className="py-[0.2rem]">
          <button type="button" className="link is-alone text-left" onClick={() => insert(text)}>
            {label}
          </button>
          {meaning && (
            <details className="text-sm text-muted">
              <summary className="link">{words.danger.meaning}</summary>
              <p className="my-2 max-w-prose whitespace-pre-line">{meaning}</p>
            </details>
          )}
        </li>
      ))}
    </ul>
  );
}
