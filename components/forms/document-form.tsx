import type { ReactNode } from 'react';
import { Notice } from '@/components/ui/notice';
import type { FormMessage } from '@/lib/forms/form-state';
import { FormsScript } from './forms-script';

/**
 * Wraps a form on a prerendered page. React renders it on the server only: in the browser, `site-form` submits it and
 * shows the response here; without JavaScript the browser loads the response as a page.
 *
 * @param requestFailed message if the request fails
 */
export function DocumentForm({
  requestFailed,
  children,
}: {
  requestFailed: FormMessage;
  children: ReactNode;
}) {
  return (
    <>
      <site-form class="grid gap-5">
        {children}
        <div hidden data-failed="">
          <Notice message={requestFailed} />
        </div>
      </site-form>
      <FormsScript />
    </>
  );
}
