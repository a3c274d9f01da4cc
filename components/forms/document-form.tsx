import type { ReactNode } from 'react';
import { TextLink } from '@/components/site/links';
import { Notice } from '@/components/ui/notice';
import type { FormMessage } from '@/lib/domain/form-message';
import { HONEYPOT_FIELD } from '@/lib/forms/form-state';

/**
 * Wraps a form of a document. In the browser, `site-form` submits it and shows the response here; without JavaScript the
 * browser loads the response as a page.
 *
 * Such a form lies in a file `form.tsx` beside its page. React renders it on the server only, so it has no handlers and
 * no hook but `useActionState`.
 *
 * @param requestFailed message if the request fails
 * @param challenge of the action's response
 */
export function DocumentForm({
  requestFailed,
  challenge,
  children,
}: {
  requestFailed: FormMessage;
  challenge: string | undefined;
  children: ReactNode;
}) {
  const work = challenge && { 'data-challenge': challenge, 'data-solver': process.env.SOLVER_SCRIPT };
  return (
    <>
      <site-form class="grid gap-5" ref={markReady} {...work}>
        {children}
        <div hidden data-failed="">
          <Notice message={requestFailed} isLater />
        </div>
      </site-form>
      <script type="module" src={process.env.FORMS_SCRIPT} />
    </>
  );
}

/** A page rendered for one request is hydrated, and `site-form` waits for it. The build marks those of documents. */
function markReady(form: HTMLElement | null): void {
  if (form) form.dataset.ready = '';
}

/** Hidden from view, keyboards and screen readers; bots fill it in. */
export function HoneypotField() {
  return (
    <div aria-hidden="true" className="sr-only">
      <label>
        Leave this empty
        <input name={HONEYPOT_FIELD} tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}

interface ConsentLineProps {
  consent: { text: string; privacy: { href: string; label: string } };
}

/** Says what submitting the form agrees to. */
export function ConsentLine({ consent: { text, privacy } }: ConsentLineProps) {
  return (
    <p className="text-sm">
      {text} <TextLink link={privacy} />.
    </p>
  );
}
