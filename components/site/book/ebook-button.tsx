import { FormsScript } from '@/components/forms/forms-script';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import type { FormMessage } from '@/lib/forms/form-state';

interface EbookButtonProps {
  label: string;
  /** Id of the hint that the ebook cannot be bought yet. */
  describedBy?: string | undefined;
  busy: string;
  comingSoon: FormMessage;
  error: FormMessage;
}

const noticeId = 'ebook-notice';

/** Without JavaScript the form navigates to the notice's fragment, and `:target` shows it. */
export function EbookButton({ label, describedBy, busy, comingSoon, error }: EbookButtonProps) {
  return (
    <site-ebook class="grid gap-4">
      <form action={`#${noticeId}`}>
        <Button
          type="submit"
          variant="secondary"
          className="w-full"
          data-busy-label={busy}
          aria-describedby={describedBy}
        >
          {label}
        </Button>
      </form>
      <div id={noticeId} data-answer="coming-soon" className="hidden target:block data-shown:block">
        <Notice message={comingSoon} />
      </div>
      <div data-answer="error" className="hidden target:block data-shown:block">
        <Notice message={error} />
      </div>
      <FormsScript />
    </site-ebook>
  );
}
