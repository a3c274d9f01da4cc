// Client component: shows a toast beside the notice.
'use client';

import { useEffect } from 'react';
import { Notice } from '@/components/ui/notice';
import { notify } from '@/components/ui/notify';
import type { FormMessage } from '@/lib/domain/form-message';

/** A message rendered with the page: a notice, and a toast that screen readers do not announce again. */
export function ToastedNotice({ message: { tone, title, text } }: { message: FormMessage }) {
  useEffect(() => {
    notify({ tone, title, ...(text && { text }) }, { inPage: true });
  }, [tone, title, text]);
  return <Notice message={{ tone, title, ...(text && { text }) }} />;
}
