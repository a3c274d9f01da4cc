import { ToastedNotice } from '@/components/forms/toasted-notice';
import { ButtonLink } from '@/components/ui/button';
import { adminWords } from '@/content/admin';

/** Shown in place of content whose data could not be read. */
export function ReadError({ href }: { href: string }) {
  return (
    <div className="grid justify-items-start gap-6 py-12">
      <ToastedNotice message={adminWords.failed} />
      <ButtonLink href={href}>{adminWords.retry}</ButtonLink>
    </div>
  );
}
