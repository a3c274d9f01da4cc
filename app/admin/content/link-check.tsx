// Shows the result of its Server Action.
'use client';

import { ActionForm, useAdminForm } from '@/app/admin/forms';
import { EntryList } from '@/app/admin/lists';
import { Button } from '@/components/ui/button';
import { contentWords } from '@/content/admin-content';
import { checkLinks } from './actions';

const { links: words } = contentWords;

/** Checks the external links, only on request. */
export function LinkCheck() {
  const result = useAdminForm(checkLinks);
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
