'use client';

import { type MouseEvent, useRef } from 'react';
import { ActionForm } from '@/app/admin/forms';
import { useFormResult } from '@/components/forms/use-form-result';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Textarea } from '@/components/ui/input';
import { notify } from '@/components/ui/notify';
import { inboxWords, inboxWords as words } from '@/content/admin-inbox';
import { appMessages, siteMessages } from '@/content/auth-messages';
import { type MessageState, nextStates } from '@/lib/domain/admin/inbox';
import type { FormMessage, FormState } from '@/lib/forms/form-state';
import { type Moved, moveMessage, sendReply } from './actions';

// Shows the result of its Server Action, with an undo button.

interface MoveFormProps {
  id: string;
  state: MessageState;
  /** The title of the message, for the accessible names of the buttons. */
  title: string;
}

const UNDO_ID = 'undo-move';

/** Buttons that change the state of a message. */
export function MoveForm({ id, state, title }: MoveFormProps) {
  const result = useFormResult(moveMessage, appMessages.unexpected, showWithUndo);
  const { busy } = result;
  const undo = result.state.data?.undo;
  const undoButton = undo && (
    <Button id={UNDO_ID} type="submit" size="sm" variant="quiet" name="move" value={undo}>
      {words.undo}
    </Button>
  );
  return (
    <ActionForm result={result} inNotice={undoButton} className="grid gap-4">
      <p className="flex flex-wrap gap-3">
        {nextStates[state].map((next, index) => (
          <Button
            key={next}
            type="submit"
            size="sm"
            variant={index === 0 ? 'secondary' : 'quiet'}
            name="move"
            value={`${id} ${next}`}
            disabled={busy}
            aria-label={`${words.moves[next]}: ${title}`}
          >
            {words.moves[next]}
          </Button>
        ))}
      </p>
    </ActionForm>
  );
}

/** The toast's undo button clicks the one in the page. */
function showWithUndo(message: FormMessage, { data }: FormState<'move', Moved>): HTMLElement {
  const toast = notify(message, { inPage: true });
  if (!data?.undo) return toast;
  const undo = document.createElement('button');
  undo.type = 'button';
  undo.className = 'min-h-8 font-strong underline underline-offset-[0.22em]';
  undo.textContent = words.undo;
  undo.onclick = () => {
    toast.remove();
    document.getElementById(UNDO_ID)?.click();
  };
  toast.firstElementChild?.append(undo);
  // Toasts are hidden from screen readers because the page has the same text; the button must not be.
  toast.firstElementChild?.removeAttribute('aria-hidden');
  return toast;
}

// Canned answers are inserted into the draft; without JavaScript each is a link that prefills it.

const replyTexts = inboxWords.reply;

interface ReplyFormProps {
  /** The message id. */
  id: string;
  /** Prefills the reply. */
  initialText: string;
  canned: readonly { id: string; label: string; text: string; href: string }[];
  /** A `mailto:` link. */
  mailtoHref: string;
}

export function ReplyForm({ id, initialText, canned, mailtoHref }: ReplyFormProps) {
  const result = useFormResult(sendReply, siteMessages.requestFailed);
  const { state, busy } = result;
  const field = useRef<HTMLDivElement>(null);

  const insert = (event: MouseEvent, text: string) => {
    const area = field.current?.querySelector('textarea');
    if (!area || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    area.value = `${area.value.trimEnd()}\n\n${text}`.trimStart();
    area.focus();
    area.setSelectionRange(area.value.length, area.value.length);
  };

  return (
    <ActionForm id="reply" result={result} aria-labelledby="reply-title" className="grid gap-4">
      <h3 id="reply-title" className="text-lg">
        {replyTexts.title}
      </h3>
      <input type="hidden" name="message" value={id} />
      <details>
        <summary className="link">{replyTexts.canned}</summary>
        <p className="my-2 text-sm text-muted">{replyTexts.cannedHint}</p>
        <ul>
          {canned.map((each) => (
            <li key={each.id} className="py-[0.2rem]">
              <a className="link is-alone" href={each.href} onClick={(event) => insert(event, each.text)}>
                {each.label}
              </a>
            </li>
          ))}
        </ul>
      </details>
      <div ref={field}>
        <Field
          name="body"
          label={replyTexts.label}
          hint={replyTexts.hint}
          error={state.fieldErrors.body}
          required
        >
          <Textarea rows={8} defaultValue={state.values.body ?? initialText} />
        </Field>
      </div>
      <p className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <Button type="submit" disabled={busy}>
          {busy ? replyTexts.sending : replyTexts.send}
        </Button>
        <a className="link" href={mailtoHref}>
          {replyTexts.own}
        </a>
      </p>
    </ActionForm>
  );
}
