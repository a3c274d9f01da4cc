import { ButtonLink } from '@/components/ui/button';
import { articlePage } from '@/content/blog';

/** Offers the exercise after the last paragraph, before anything is for sale. */
export function PutDown() {
  const { text, link } = articlePage.putDown;
  return (
    <p
      data-print="hide"
      className="mt-14 flex max-w-prose flex-wrap items-center justify-between gap-x-8 gap-y-4 rounded-md bg-sage-wash px-7 py-6"
    >
      <span className="max-w-[18ch] font-serif text-xl">{text}</span>
      <ButtonLink href={link.href}>{link.label}</ButtonLink>
    </p>
  );
}
