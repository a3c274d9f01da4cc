import { ButtonLink } from '@/components/ui/button';
import { articlePage } from '@/content/blog';

/** The exercise after the last paragraph, before anything is offered for sale. */
export function PutDown() {
  const { text, link } = articlePage.putDown;
  return (
    <p data-print="hide" className="put-down">
      <span>{text}</span>
      <ButtonLink href={link.href}>{link.label}</ButtonLink>
    </p>
  );
}
