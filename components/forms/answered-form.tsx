import type { ReactNode } from 'react';
import { Notice } from '@/components/ui/notice';
import type { FormMessage } from '@/lib/forms/form-state';
import { FormsScript } from './forms-script';

/**
 * The place of a form on a prerendered page. React writes it on the server only; in the browser `site-form` sends the
 * form and puts the answer here, and without script the browser loads the answer as a page.
 *
 * @param lost what is said when no answer comes
 */
export function AnsweredForm({ lost, children }: { lost: FormMessage; children: ReactNode }) {
  return (
    <>
      <site-form class="grid gap-5">
        {children}
        <div hidden data-lost="">
          <Notice message={lost} />
        </div>
      </site-form>
      <FormsScript />
    </>
  );
}
