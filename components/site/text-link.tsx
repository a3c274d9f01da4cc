import { cn } from '@/components/ui/cn';
import type { Link } from '@/content/link';

interface TextLinkProps {
  link: Link;
  /** Not within a sentence, so it needs a 24 px tap target. */
  alone?: true;
  className?: string;
}

/** A content link as text. */
export function TextLink({ link: { href, label }, alone, className }: TextLinkProps) {
  return (
    <a href={href} className={cn('link', alone && 'is-alone', className)}>
      {label}
    </a>
  );
}
