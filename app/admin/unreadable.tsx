import { ToastedNotice } from '@/components/forms/toasted-notice';
import { ButtonLink } from '@/components/ui/button';
import { adminWords } from '@/content/admin';

/** What is shown in place of figures that cannot be read. */
export function Unreadable({ href }: { href: string }) {
  return (
    <div className="grid justify-items-start gap-6 py-12">
      <ToastedNotice message={adminWords.failed} />
      <ButtonLink href={href}>{adminWords.retry}</ButtonLink>
    </div>
  );
}
