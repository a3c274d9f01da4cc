import { ToastedNotice } from '@/components/forms/toasted-notice';
import { ButtonLink } from '@/components/ui/button';
import { Frame } from './frame';

interface DenialProps {
  path: string;
  words: { title: string; text: string; action: string };
  /** Where the action leads. */
  href: string;
}

/** A closed door that says why, and one way on. */
export function Denial({ path, words, href }: DenialProps) {
  const { title, text, action } = words;
  return (
    <Frame path={path}>
      <div className="wrap grid max-w-text justify-items-start gap-8 py-24 sm:py-32">
        <h1 className="text-3xl">{title}</h1>
        <ToastedNotice message={{ tone: 'destructive', title, text }} />
        <ButtonLink href={href}>{action}</ButtonLink>
      </div>
    </Frame>
  );
}
