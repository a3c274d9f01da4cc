// It shows what the server answered.
'use client';

import { ListForm } from '@/components/admin/list-form';
import { Button } from '@/components/ui/button';
import { newsletterWords } from '@/content/admin-mails';
import type { Issue } from '@/lib/data/admin-newsletter';
import { stopSending } from './actions';

const words = newsletterWords.compose.stop;

export function TakeBackForm({ id, state }: { id: string; state: Issue['state'] }) {
  const label = state === 'scheduled' || state === 'sending' ? words[state] : null;
  return (
    <ListForm action={stopSending} label={label ?? words.scheduled}>
      {state === 'sending' && <p className="mb-3">{words.sendingNote}</p>}
      {label && (
        <Button type="submit" variant="secondary" name="issue" value={id}>
          {label}
        </Button>
      )}
    </ListForm>
  );
}
