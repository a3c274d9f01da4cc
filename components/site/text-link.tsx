import { cn } from '@/components/ui/cn';
import type { Link } from '@/content/link';

interface TextLinkProps {
  link: Link;
  /** Beside no other words, so it has to be tall enough to be hit. */
  alone?: true;
  className?: string;
}

/** A link of `content` as words. */
export function TextLink({ link: { href, label }, alone, className }: TextLinkProps) {
  return (
    <a href={href} className={cn('link', alone && 'is-alone', className)}>
      {label}
    </a>
  );
}
