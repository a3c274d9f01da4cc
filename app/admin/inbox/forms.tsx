'use client';

import { useLinkStatus } from 'next/link';
import { type ReactNode, useEffect, useRef } from 'react';
import { ActionForm, useAdminForm } from '@/app/admin/forms';
import { AfterChange, ListForm } from '@/app/admin/list-form';
import { Button, ButtonLink } from '@/components/ui/button';
import { cn } from '@/components/ui/cn';
import { Checkbox } from '@/components/ui/input';
import { inboxWords as words } from '@/content/admin/inbox';
import type { MessageState } from '@/lib/data/admin/inbox';
import { isCommand, noLetters, readLetter } from '@/lib/domain/admin/inbox';
import { paths } from '@/lib/paths';
import { moveMessage } from './actions';

/** Possible next states, most likely first. */
const nextStates = {
  new: ['in-progress', 'closed', 'answered', 'spam'],
  'in-progress': ['closed', 'answered', 'new', 'spam'],
  answered: ['in-progress', 'closed', 'spam'],
  closed: ['in-progress', 'new', 'spam'],
  spam: ['new'],
} as const satisfies Record<MessageState, readonly MessageState[]>;

/** Whether the last message was opened from the list by pointer or key, where the focus then stays. */
let isOpenedFromList = false;

const isTyping = (element: Element | null) =>
  element?.matches('input:not([type=checkbox]), textarea, select') ?? false;

/**
 * The title of the open message. It takes the focus, so that it is announced and Tab continues here, unless the person types or works
 * through the list. Where there is no room for the list beside it, the page begins with the message.
 */
export function MessageTitle({ children }: { children: string }) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (location.hash !== '#message') return;
    const isAlone = !document.getElementById('list')?.offsetParent;
    if (isAlone) document.getElementById('message')?.scrollIntoView();
    if (!isTyping(document.activeElement) && (isAlone || !isOpenedFromList))
      title.current?.focus({ preventScroll: true });
    isOpenedFromList = false;
  }, []);
  return (
    <h2 ref={title} id="message-title" dir="auto" tabIndex={-1} className="text-xl wrap-anywhere">
      {children}
    </h2>
  );
}

const replyField = () => document.querySelector<HTMLTextAreaElement>('#reply textarea');

/** To the answer, past a thread of any length. */
export function ToReply() {
  return (
    // biome-ignore lint/a11y/useValidAnchor: without script it leads to the form.
    <a
      className="link"
      href="#reply"
      onClick={(event) => {
        event.preventDefault();
        replyField()?.focus();
      }}
    >
      {words.reply.toField.shown}
      <span className="sr-only">{words.reply.toField.rest}</span>
    </a>
  );
}

/** From the answer to the row of its message, or to its title where the list is not shown. */
export function leaveReply() {
  const row = document.querySelector<HTMLElement>('#list [aria-current], #list [data-next]');
  (row?.offsetParent ? row : document.getElementById('message-title'))?.focus();
}

/** In the notice of what is done. */
export function NextMessage({ href }: { href: string | undefined }) {
  return (
    href && (
      <ButtonLink href={href} size="sm" variant="secondary" className="mt-2">
        {words.next}
      </ButtonLink>
    )
  );
}

/** Inside a link: marks it while its page is on the way. */
export function OnItsWay() {
  const { pending } = useLinkStatus();
  return pending && <span data-pending="" className="absolute inset-x-0 bottom-0 h-0.5 bg-sea" />;
}

interface MoveFormProps {
  id: string;
  state: MessageState;
  /** The title of the message, for the accessible names of the buttons. */
  title: string;
  /** Of the next message in the list. */
  nextHref: string | undefined;
  /** Then E leads to the button, and does not press it. */
  isInDanger: boolean;
}

/** Buttons that change the state of a message, or delete it. */
export function MoveForm({ id, state, title, nextHref, isInDanger }: MoveFormProps) {
  const result = useAdminForm(moveMessage);
  const { busy } = result;
  const isDone = result.state.status === 'success' && state !== 'new' && state !== 'in-progress';
  const after = (
    <div className="flex flex-wrap items-end gap-3">
      {isDone && <NextMessage href={nextHref} />}
      <AfterChange data={result.state.data} confirmLabel={words.confirmButton} />
    </div>
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
            data-key={next === 'closed' && state !== 'answered' ? 'e' : undefined}
            data-asked={isInDanger || undefined}
            disabled={busy}
            aria-label={`${words.moves[next]}: ${title}`}
          >
            {words.moves[next]}
          </Button>
        ))}
        <Button type="submit" size="sm" variant="quiet" name="move" value={`delete ${id}`} disabled={busy}>
          {words.delete}
        </Button>
      </p>
    </ActionForm>
  );
}

/** The quiet buttons have no padding, so that those of a second line stand below the first. */
const movesClasses = 'flex flex-wrap items-center gap-x-5 gap-y-1 *:not-first:px-0';
const barClasses =
  'sticky top-(--frame-top,0rem) z-10 border-b border-line bg-paper py-1 text-sm text-muted side:top-0';

/** The list of messages. What can be done with the ticked ones stays in view above them. */
export function SelectionForm({ isEmpty, children }: { isEmpty: boolean; children: ReactNode }) {
  const bar = useRef<HTMLDivElement>(null);
  const tickAll = (checked: boolean) => {
    for (const box of bar.current?.closest('form')?.querySelectorAll<HTMLInputElement>('[name=id]') ?? [])
      box.checked = checked;
  };
  return (
    <ListForm
      action={moveMessage}
      label={words.list}
      legend={words.toTick}
      confirmLabel={words.confirmButton}
    >
      <div ref={bar} hidden={isEmpty} className={cn(movesClasses, barClasses)}>
        <span className="inline-flex min-h-11 items-center gap-5 noscript:hidden">
          <Checkbox id="tick-all" onChange={({ currentTarget }) => tickAll(currentTarget.checked)} />
          <label htmlFor="tick-all">{words.selectAll}</label>
        </span>
        {(['closed', 'spam', 'delete'] as const).map((next) => (
          <Button
            key={next}
            type="submit"
            size="sm"
            variant="quiet"
            className="px-0"
            name="move"
            value={`${next} selected`}
          >
            {next === 'delete' ? words.delete : words.moves[next]}
          </Button>
        ))}
      </div>
      {children}
    </ListForm>
  );
}

/**
 * J and K open the next and the previous message, R goes to the answer, E marks the message as done, / goes to the search, ? shows
 * the keys: in the list, in the open message, and, but for E, where nothing has the focus. While a page or an answer of the server is on
 * its way, only R and / act, and R waits for it: what is typed meanwhile becomes the answer.
 */
export function InboxKeys({ enabled }: { enabled: boolean }) {
  const help = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const list = document.getElementById('list');
    if (!list) return;
    const opened = ({ detail, target }: MouseEvent) => {
      if (target instanceof Element && target.closest('li > a')) isOpenedFromList ||= detail > 0;
    };
    let letters = noLetters;
    let timer = 0;
    const isPending = () => document.querySelector('[data-pending], form[aria-busy=true]') !== null;
    const toReply = () => {
      timer = isPending() ? window.setTimeout(toReply, 50) : 0;
      if (timer || !letters.isAwaitingField) return;
      const field = replyField();
      field?.focus();
      const { typed } = letters;
      letters = { ...letters, typed: '' };
      if (!field || !typed) return;
      field.setRangeText(typed, field.selectionStart, field.selectionEnd, 'end');
      // Keeps it as a draft, like typing.
      field.dispatchEvent(new Event('input', { bubbles: true }));
    };
    const onKey = (event: KeyboardEvent) => {
      const { target, ctrlKey, metaKey, altKey, repeat, timeStamp } = event;
      const isAwaited = letters.isAwaitingField;
      const isAltGr = event.getModifierState('AltGraph');
      if (!(target instanceof Element) || isCommand({ ctrlKey, metaKey, altKey, isAltGr }, isAwaited)) return;
      if (isTyping(target)) {
        letters = { ...noLetters, at: timeStamp };
        return;
      }
      if (!isAwaited && target !== document.body && !target.closest('#list, #message')) return;
      // Enter and Space would press what has the focus.
      if (isAwaited && (event.key.length === 1 || event.key === 'Enter')) event.preventDefault();
      if (!isAwaited && (repeat || event.key.length > 1)) return;
      // With Caps Lock, the keys are meant as well; with Shift, a sentence begins.
      const key = !isAwaited && event.getModifierState('CapsLock') ? event.key.toLowerCase() : event.key;
      const read = readLetter(letters, key, timeStamp, isPending());
      letters = read.letters;
      if (!read.acts) return;
      const links = [...list.querySelectorAll<HTMLElement>('li > a')];
      const at = links.findIndex((link) => link.hasAttribute('aria-current'));
      // A message that was marked as done is no longer in the list.
      const marked = links.findIndex((link) => link.matches('[data-next]'));
      const nextAt = at < 0 ? Math.max(0, marked) : at + 1;
      const open = (link: HTMLElement | undefined) => {
        if (!link) return;
        // An unsent answer blocks the link; then the focus stays on the open message.
        const follow = () => {
          isOpenedFromList = true;
          link.focus();
        };
        link.addEventListener('click', follow);
        link.click();
        link.removeEventListener('click', follow);
      };
      if (key === 'j') open(links[nextAt]);
      if (key === 'k') open(links[(at < 0 ? nextAt : at) - 1]);
      // The only one that changes something.
      if (key === 'e' && target !== document.body) {
        const done = document.querySelector<HTMLElement>('[data-key=e]');
        const presses = done?.dataset.asked === undefined;
        // The row of this message leaves the list.
        if (done) (presses ? links[nextAt] : done)?.focus();
        if (presses) done?.click();
      }
      // At once, so that no letter after it is lost, and without typing it into the field.
      if (key === 'r' || key === '/') event.preventDefault();
      if (key === 'r') toReply();
      if (key === '/') document.querySelector<HTMLElement>('[name=q]')?.focus();
      if (key === '?') showKeys(help.current);
    };
    const stop = new AbortController();
    list.addEventListener('click', opened, { signal: stop.signal, capture: true });
    if (enabled) document.addEventListener('keydown', onKey, { signal: stop.signal });
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [enabled]);
  if (!enabled) return null;
  return (
    <details
      ref={help}
      className="mb-2 text-sm text-muted not-open:absolute not-open:-top-1 not-open:right-0 noscript:hidden max-md:hidden"
    >
      <summary className="link is-alone">{words.keys.title}</summary>
      <dl className="my-2 grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1">
        {words.keys.list.map(([key, text]) => (
          <div key={key} className="contents">
            <dt className="font-semibold text-ink">{key}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <a className="link" href={`${paths.adminSettings}#own`}>
        {words.keys.off}
      </a>
    </details>
  );
}

/** Opens or closes the list of keys, and is read out with it. */
function showKeys(details: HTMLDetailsElement | null) {
  if (!details) return;
  details.open = !details.open;
  details.querySelector('summary')?.focus();
}
