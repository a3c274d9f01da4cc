import type { ComponentProps } from 'react';
import { ButtonLink } from '@/components/ui/button';
import type { Link } from '@/content/link';
import { ExternalLabel } from './external-label';

type LinkButtonProps = Omit<ComponentProps<typeof ButtonLink>, 'href' | 'children'> & { link: Link };

/** Links side by side, of which the first is the page's primary action. */
export function LinkButtons({ links, size = 'lg' }: { links: readonly Link[]; size?: 'md' | 'lg' }) {
  return (
    <div className="flex flex-wrap gap-4">
      {links.map((link, index) => (
        <LinkButton
          key={link.label}
          link={link}
          size={size}
          variant={index === 0 ? 'primary' : 'secondary'}
        />
      ))}
    </div>
  );
}

/** A content link as a button; an external one opens in a new tab and says so. */
export function LinkButton({ link: { label, href, external }, ...props }: LinkButtonProps) {
  return (
    <ButtonLink href={href} {...(external && { target: '_blank', rel: 'noopener' })} {...props}>
      {label}
      {external && <ExternalLabel />}
    </ButtonLink>
  );
}
