// Canned answers are inserted into the draft; without JavaScript each is a link that prefills it.
'use client';

import { type MouseEvent, useRef } from 'react';
import { ActionForm } from '@/components/admin/action-form';
import { useFormResult } from '@/components/forms/use-form-result';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Textarea } from '@/components/ui/input';
import { inboxWords } from '@/content/admin-inbox';
import { appMessages } from '@/content/auth-messages';
import { sendReply } from './actions';

const words = inboxWords.reply;

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
  const result = useFormResult(sendReply, appMessages.unexpected);
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
        {words.title}
      </h3>
      <input type="hidden" name="message" value={id} />
      <details>
        <summary className="link">{words.canned}</summary>
        <p className="my-2 text-sm text-muted">{words.cannedHint}</p>
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
        <Field name="body" label={words.label} hint={words.hint} error={state.fieldErrors.body} required>
          <Textarea key={state.submission} rows={8} defaultValue={state.values.body ?? initialText} />
        </Field>
      </div>
      <p className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <Button type="submit" disabled={busy}>
          {busy ? words.sending : words.send}
        </Button>
        <a className="link" href={mailtoHref}>
          {words.own}
        </a>
      </p>
    </ActionForm>
  );
}
