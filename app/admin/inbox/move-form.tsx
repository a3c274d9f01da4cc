// It shows what the server answered, with a way to take it back.
'use client';

import { ActionForm } from '@/components/admin/action-form';
import { useFormAnswer } from '@/components/forms/use-form-answer';
import { Button } from '@/components/ui/button';
import { notify } from '@/components/ui/notify';
import { inboxWords as words } from '@/content/admin-inbox';
import { appMessages } from '@/content/auth-messages';
import { type MessageState, nextStates } from '@/lib/domain/admin/message-state';
import type { FormMessage, FormState } from '@/lib/forms/form-state';
import { type MoveField, moveMessage } from './actions';

interface MoveFormProps {
  id: string;
  state: MessageState;
  /** Of the message, for those who hear the buttons alone. */
  title: string;
}

const UNDO_ID = 'undo-move';

/** The buttons that put a message into another state. */
export function MoveForm({ id, state, title }: MoveFormProps) {
  const answer = useFormAnswer(moveMessage, appMessages.unexpected, showWithUndo);
  const { busy } = answer;
  const { undo } = answer.state.values;
  const takeBack = undo && (
    <Button id={UNDO_ID} type="submit" size="sm" variant="quiet" name="move" value={undo}>
      {words.undo}
    </Button>
  );
  return (
    <ActionForm answer={answer} inNotice={takeBack} className="grid gap-4">
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

/** The toast's button presses the one in the page. */
function showWithUndo(message: FormMessage, { values }: FormState<MoveField>): HTMLElement {
  const toast = notify(message, { inPage: true });
  if (!values.undo) return toast;
  const undo = document.createElement('button');
  undo.type = 'button';
  undo.className = 'toast-undo';
  undo.textContent = words.undo;
  undo.onclick = () => {
    toast.remove();
    document.getElementById(UNDO_ID)?.click();
  };
  toast.firstElementChild?.append(undo);
  // The words keep silent, as they are in the page; the button must not.
  toast.firstElementChild?.removeAttribute('aria-hidden');
  return toast;
}
