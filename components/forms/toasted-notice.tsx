// The toast beside the notice needs a script.
'use client';

import { useEffect } from 'react';
import { Notice } from '@/components/ui/notice';
import { notify } from '@/components/ui/notify';
import type { FormMessage } from '@/lib/forms/form-state';

/** A message that the page came with: in the page, and as a silent toast. */
export function ToastedNotice({ message: { tone, title, text } }: { message: FormMessage }) {
  useEffect(() => {
    notify({ tone, title, ...(text && { text }) }, { inPage: true });
  }, [tone, title, text]);
  return <Notice message={{ tone, title, ...(text && { text }) }} />;
}
