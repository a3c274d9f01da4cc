// Clears the browser's local storage.
'use client';

import { type ReactNode, useEffect } from 'react';
import { Button } from '@/components/ui/button';
import { paths } from '@/lib/paths';

interface SignOutFormProps {
  /** `app` returns to the exercise; otherwise to the sign-in page, and from there back to the dashboard. */
  from: 'app' | 'site' | 'admin';
  /** The id of the person who is signed in. */
  person?: string;
  /** The page of the workspace to go on with after the next sign-in. */
  next?: string;
  /** Hidden fields, such as those that sign out everywhere. */
  fields?: ReactNode;
  /** Signing in again goes on with what was typed in the workspace. */
  keepsDrafts?: boolean;
  size?: 'sm' | 'md';
  children: ReactNode;
}

/** Before the names of the drafts of the workspace in the browser's local storage. */
export const DRAFT_PREFIX = 'workspace-draft/';

function forgetDrafts(except = ''): void {
  // Without storage there are none.
  try {
    for (const key of Object.keys(localStorage)) {
      if (key.startsWith(DRAFT_PREFIX) && !(except && key.startsWith(`${DRAFT_PREFIX}${except}/`)))
        localStorage.removeItem(key);
    }
  } catch {}
}

/**
 * Signs out from any page, with or without JavaScript. What an admin had typed and not sent leaves the device; also
 * where it is seen that another person has signed in after the admin's session had ended.
 */
export function SignOutForm({
  from,
  person,
  next,
  fields,
  keepsDrafts,
  size = 'sm',
  children,
}: SignOutFormProps) {
  useEffect(() => {
    if (person) forgetDrafts(person);
  }, [person]);
  return (
    // One button: as a landmark it would only add noise.
    <form
      role="presentation"
      method="post"
      action={paths.signOut}
      onSubmit={keepsDrafts ? undefined : () => forgetDrafts()}
    >
      <input type="hidden" name="from" value={from} />
      {next && <input type="hidden" name="next" value={next} />}
      {fields}
      <Button type="submit" variant="secondary" size={size}>
        {children}
      </Button>
    </form>
  );
}
