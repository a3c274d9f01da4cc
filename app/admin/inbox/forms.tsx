'use client';

import { type MouseEvent, useRef } from 'react';
import { ActionForm, useAdminForm } from '@/app/admin/forms';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Textarea } from '@/components/ui/input';
import { inboxWords, inboxWords as words } from '@/content/admin-inbox';
import { type MessageState, nextStates } from '@/lib/domain/admin/inbox';
import { moveMessage, sendReply } from './actions';

// Shows the result of its Server Action, with an undo button.

interface MoveFormProps {
  id: string;
  state: MessageState;
  /** The title of the message, for the accessible names of the buttons. */
  title: string;
}

/** Buttons that change the state of a message. */
export function MoveForm({ id, state, title }: MoveFormProps) {
  const result = useAdminForm(moveMessage);
  const { busy } = result;
  const undo = result.state.data?.undo;
  const undoButton = undo && (
    <Button type="submit" size="sm" variant="quiet" name="move" value={undo}>
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
  const result = useAdminForm(sendReply);
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
    <ActionForm
      id="reply"
      result={result}
      draft={`reply/${id}`}
      aria-labelledby="reply-title"
      className="grid gap-4"
    >
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
