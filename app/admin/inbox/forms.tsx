'use client';

import { type ReactNode, useEffect, useRef } from 'react';
import { ActionForm, ListForm, PrefilledTextarea, UndoButton, useAdminForm } from '@/app/admin/forms';
import { Button, ButtonLink } from '@/components/ui/button';
import { cn } from '@/components/ui/cn';
import { Field } from '@/components/ui/field';
import { CRISIS, type ReadyAnswer } from '@/content/admin/canned-answers';
import { inboxWords as words } from '@/content/admin/inbox';
import type { MessageState } from '@/lib/data/admin/inbox';
import { moveMessage, sendReply } from './actions';

/** Possible next states, most likely first. */
const nextStates = {
  new: ['in-progress', 'closed', 'answered', 'spam'],
  'in-progress': ['closed', 'answered', 'new', 'spam'],
  answered: ['in-progress', 'closed', 'spam'],
  closed: ['in-progress', 'new', 'spam'],
  spam: ['new'],
} as const satisfies Record<MessageState, readonly MessageState[]>;

/** The title of the open message. It takes the focus from the list's link, so that it is announced and Tab continues here. */
export function MessageTitle({ children }: { children: string }) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (location.hash === '#message') title.current?.focus({ preventScroll: true });
  }, []);
  return (
    <h2 ref={title} id="message-title" tabIndex={-1} className="text-xl wrap-anywhere">
      {children}
    </h2>
  );
}

interface MoveFormProps {
  id: string;
  state: MessageState;
  /** The title of the message, for the accessible names of the buttons. */
  title: string;
  /** Of the next message in the list. */
  nextHref: string | undefined;
}

/** Buttons that change the state of a message, or delete it. */
export function MoveForm({ id, state, title, nextHref }: MoveFormProps) {
  const result = useAdminForm(moveMessage);
  const { busy } = result;
  const isDone = result.state.status === 'success' && state !== 'new' && state !== 'in-progress';
  const undo = result.state.data?.undo;
  const after = (
    <p className="mt-2 flex flex-wrap gap-3">
      {isDone && nextHref && (
        <ButtonLink href={nextHref} size="sm" variant="secondary">
          {words.next}
        </ButtonLink>
      )}
      {undo && <UndoButton undo={undo} />}
    </p>
  );
  return (
    <ActionForm result={result} inNotice={after} className="grid gap-4">
      <p className={movesClasses}>
        {nextStates[state].map((next, index) => (
          <Button
            key={next}
            type="submit"
            size="sm"
            variant={index === 0 ? 'secondary' : 'quiet'}
            name="move"
            value={`${next} ${id}`}
            data-key={next === 'closed' ? 'e' : undefined}
            disabled={busy}
            aria-label={`${words.moves[next]}: ${title}`}
          >
            {words.moves[next]}
          </Button>
        ))}
        <DeleteButton value={`deleted ${id}`} disabled={busy} />
      </p>
    </ActionForm>
  );
}

/** The quiet buttons have no padding, so that those of a second line stand below the first. */
const movesClasses = 'flex flex-wrap items-center gap-x-5 gap-y-1 *:not-first:px-0';

function DeleteButton({ value, disabled }: { value: string; disabled?: boolean }) {
  return (
    <Button
      type="submit"
      size="sm"
      variant="quiet"
      name="move"
      value={value}
      disabled={disabled}
      onClick={(event) => window.confirm(words.confirmDelete) || event.preventDefault()}
    >
      {words.delete}
    </Button>
  );
}

/** The list of messages, with buttons for the ticked ones. */
export function SelectionForm({ children }: { children: ReactNode }) {
  return (
    <ListForm action={moveMessage} label={words.list} legend={words.toTick}>
      {children}
      <p className={cn(movesClasses, 'pt-4 text-sm text-muted')}>
        <span className="basis-full">{words.selected}</span>
        {(['closed', 'spam'] as const).map((next) => (
          <Button key={next} type="submit" size="sm" variant="quiet" name="move" value={`${next} selected`}>
            {words.moves[next]}
          </Button>
        ))}
        <DeleteButton value="deleted selected" />
      </p>
    </ListForm>
  );
}

/** J and K open the next and the previous message, R goes to the answer, E marks the message as done. */
export function InboxKeys() {
  useEffect(() => {
    const onKey = ({ key, target, ctrlKey, metaKey, altKey }: KeyboardEvent) => {
      const isTyping =
        target instanceof Element && target.matches('input:not([type=checkbox]), textarea, select');
      if (isTyping || ctrlKey || metaKey || altKey) return;
      const links = [...document.querySelectorAll<HTMLElement>('#list li > a')];
      const at = links.findIndex((link) => link.hasAttribute('aria-current'));
      if (key === 'j') links[at + 1]?.click();
      if (key === 'k') links[at - 1]?.click();
      if (key === 'e') document.querySelector<HTMLElement>('[data-key=e]')?.click();
      if (key === 'r') setTimeout(() => document.querySelector<HTMLElement>('#reply textarea')?.focus());
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
  return <p className="mb-2 text-sm text-muted noscript:hidden max-md:hidden">{words.keys}</p>;
}

const replyTexts = words.reply;

interface ReplyFormProps {
  /** The message id. */
  id: string;
  /** Prefills the reply. */
  initialText: string;
  /** At its end. */
  signature?: string;
  canned: readonly ReadyAnswer[];
  /** Shows the answers for that, without a click. */
  isInDanger?: boolean;
}

export function ReplyForm({ id, initialText, signature, canned, isInDanger }: ReplyFormProps) {
  const result = useAdminForm(sendReply);
  const { state, busy } = result;
  const field = useRef<HTMLDivElement>(null);

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
      aria-labelledby="reply-title"
      className="grid gap-4"
    >
      <h3 id="reply-title" className="text-lg">
        {replyTexts.title}
      </h3>
      <input type="hidden" name="message" value={id} />
      <details className="noscript:hidden">
        <summary className="link">{replyTexts.canned}</summary>
        <p className="my-2 text-sm text-muted">{replyTexts.cannedHint}</p>
        <Beginnings answers={canned} insert={insert} />
      </details>
      {isInDanger && (
        <div className="noscript:hidden">
          <p className="font-semibold">{words.danger.answers}</p>
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
  answers: readonly ReadyAnswer[];
  insert: (text: string) => void;
}

function Beginnings({ answers, insert }: BeginningsProps) {
  return (
    <ul>
      {answers.map(({ id, label, text }) => (
        <li key={id} className="py-[0.2rem]">
          <button type="button" className="link is-alone" onClick={() => insert(text)}>
            {label}
          </button>
        </li>
      ))}
    </ul>
  );
}
