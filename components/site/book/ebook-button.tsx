// It answers the press itself: the label changes, the button waits, a message comes.
'use client';

import { type FormEvent, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { notify } from '@/components/ui/notify';
import type { FormMessage } from '@/lib/forms/form-state';

interface EbookButtonProps {
  label: string;
  busy: string;
  comingSoon: FormMessage;
  error: FormMessage;
}

const noticeId = 'ebook-notice';

/** Without script the form leads to the notice, which shows itself when it is the page's target. */
export function EbookButton({ label, busy, comingSoon, error }: EbookButtonProps) {
  const [isBusy, setBusy] = useState(false);
  const [answer, setAnswer] = useState<FormMessage>();

  async function buy(event: FormEvent) {
    event.preventDefault();
    setBusy(true);
    setAnswer(undefined);
    try {
      await notify(comingSoon, { inPage: true });
      setAnswer(comingSoon);
    } catch {
      setAnswer(error);
    } finally {
      setBusy(false);
    }
  }

  return (
    <form action={`#${noticeId}`} onSubmit={buy} className="grid gap-4">
      <Button
        type="submit"
        variant="secondary"
        disabled={isBusy}
        className="w-full"
        // As in `components/forms/submit-button.tsx`.
        data-busy-label={busy}
        suppressHydrationWarning
      >
        {isBusy ? busy : label}
      </Button>
      <div id={noticeId} className={answer ? undefined : 'only-target'}>
        <Notice message={answer ?? comingSoon} />
      </div>
    </form>
  );
}
