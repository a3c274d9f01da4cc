import { Button, ButtonLink } from '@/components/ui/button';
import { articlePage } from '@/content/blog';

/** The platform's share dialog where supported, and a mailto link that works everywhere. */
export function ShareLine({ title, address }: { title: string; address: string }) {
  const { button, copied, mail } = articlePage.share;
  const letter = `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(address)}`;
  return (
    <site-share
      data-print="hide"
      data-copied={copied}
      class="mt-8 flex flex-wrap items-center gap-x-3 gap-y-2"
    >
      <Button hidden variant="secondary" size="sm">
        {button}
      </Button>
      <ButtonLink href={letter} variant="quiet" size="sm">
        {mail}
      </ButtonLink>
      <span role="status" className="text-sm font-semibold" />
    </site-share>
  );
}
