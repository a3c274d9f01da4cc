// Shows the result of its Server Action, with an undo button.
'use client';

import { ActionForm } from '@/components/admin/action-form';
import { useFormResult } from '@/components/forms/use-form-result';
import { Button } from '@/components/ui/button';
import { notify } from '@/components/ui/notify';
import { inboxWords as words } from '@/content/admin-inbox';
import { appMessages } from '@/content/auth-messages';
import { type MessageState, nextStates } from '@/lib/domain/admin/inbox';
import type { FormMessage, FormState } from '@/lib/forms/form-state';
import { type MoveField, moveMessage } from './actions';

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
  const { undo } = result.state.values;
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
function showWithUndo(message: FormMessage, { values }: FormState<MoveField>): HTMLElement {
  const toast = notify(message, { inPage: true });
  if (!values.undo) return toast;
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
