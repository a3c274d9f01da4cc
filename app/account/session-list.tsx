// Client component: shows the pending state and the action's result.
'use client';

import { useFormResult } from '@/components/forms/use-form-result';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { accountMessages, accountScreen } from '@/content/account';
import { endSessions } from './session-actions';

export interface ShownSession {
  id: string;
  device: string;
  lastUsed: string;
  isThis: boolean;
}

export function SessionList({ sessions }: { sessions: readonly ShownSession[] }) {
  const { state, send, busy, form } = useFormResult(endSessions, accountMessages.requestFailed);
  const words = accountScreen.sessions;
  const others = sessions.filter(({ isThis }) => !isThis);
  return (
    <form ref={form} action={send} className="grid gap-5">
      {state.message && <Notice key={state.submission} message={state.message} />}
      <ul className="grid gap-4">
        {sessions.map(({ id, device, lastUsed, isThis }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
            <div>
              <p className="font-semibold">{device}</p>
              <p className="text-sm text-muted">{isThis ? words.thisOne : `${words.lastUsed} ${lastUsed}`}</p>
            </div>
            {!isThis && (
              <Button
                type="submit"
                name="session"
                value={id}
                variant="secondary"
                size="sm"
                disabled={busy}
                aria-label={`${words.end}: ${device}, ${words.lastUsed} ${lastUsed}`}
              >
                {words.end}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {others.length > 1 && (
        <Button
          type="submit"
          name="session"
          value="others"
          variant="secondary"
          className="justify-self-start"
          disabled={busy}
        >
          {words.endOthers}
        </Button>
      )}
    </form>
  );
}
