// Shows the result of its Server Action.
'use client';

import { ActionForm } from '@/app/admin/forms';
import { EntryList } from '@/app/admin/lists';
import { useFormResult } from '@/components/forms/use-form-result';
import { Button } from '@/components/ui/button';
import { contentWords } from '@/content/admin-content';
import { appMessages } from '@/content/auth-messages';
import { checkLinks } from './actions';

const { links: words } = contentWords;

/** Checks the external links, only on request. */
export function LinkCheck() {
  const result = useFormResult(checkLinks, appMessages.unexpected);
  const { state, busy } = result;
  const found = state.data ?? [];
  return (
    <ActionForm result={result} className="mb-4 grid gap-4">
      {found.length > 0 && (
        <EntryList
          label={words.doubtful}
          entries={found.map(({ href, where, says }) => ({
            title: href,
            isOpen: true,
            facts: [says],
            where,
          }))}
        />
      )}
      <Button type="submit" variant="secondary" size="sm" disabled={busy} className="justify-self-start">
        {busy ? words.asking : words.ask}
      </Button>
    </ActionForm>
  );
}
