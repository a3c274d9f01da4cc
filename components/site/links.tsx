import type { ComponentProps } from 'react';
import { Button, ButtonLink } from '@/components/ui/button';
import { cn } from '@/components/ui/cn';
import { articlePage } from '@/content/blog';
import type { Link } from '@/content/link';

interface TextLinkProps {
  link: Link;
  /** Not within a sentence, so it needs a 24 px tap target. */
  alone?: true;
  className?: string;
}

/** A content link as text. */
export function TextLink({ link, alone, className }: TextLinkProps) {
  return (
    <a href={link.href} {...newTab(link)} className={cn('link', alone && 'is-alone', className)}>
      <LinkLabel text={link.label} />
      {link.external && <ExternalLabel />}
    </a>
  );
}

/** A press on the link to the shop is counted (`ebook.ts`). */
const newTab = ({ external, shop }: Link) =>
  external && {
    target: '_blank',
    rel: 'noopener',
    'data-shop': shop,
  };

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

/** A content link as a button. */
export function LinkButton({ link, ...props }: LinkButtonProps) {
  return (
    <ButtonLink href={link.href} {...newTab(link)} {...props}>
      <LinkLabel text={link.label} />
      {link.external && <ExternalLabel />}
    </ButtonLink>
  );
}

/** The text of a link. The name of a host may break before its dots, and nowhere else. */
export function LinkLabel({ text }: { text: string }) {
  const parts = text.split(/(?=\.[a-z])/);
  if (parts.length === 1) return text;
  // One item for links that are flex containers.
  return <span className="hyphens-none">{parts.flatMap((part) => [<wbr key={part} />, part])}</span>;
}

/** Marks a link that opens in a new tab: an arrow, and hidden text for screen readers. */
function ExternalLabel() {
  return (
    <>
      <svg aria-hidden="true" viewBox="0 0 12 12" className="size-[0.7em] shrink-0">
        <path d="M3 1.5h7.5V9M10 2 1.5 10.5" fill="none" stroke="currentColor" strokeWidth="1.7" />
      </svg>
      <span className="sr-only"> (opens in a new tab)</span>
    </>
  );
}

/** Prints the page. Without JavaScript the browser's own menu remains; until it runs, the space is reserved. */
export function PrintButton({ label }: { label: string }) {
  return (
    <site-print data-print="hide" class="[&:not(:defined)]:invisible noscript:hidden">
      <Button variant="secondary">{label}</Button>
    </site-print>
  );
}

export interface Neighbour {
  href: string;
  title: string;
}

interface PreviousNextLinksProps {
  /** The accessible name of the pair, and the line above each title. */
  words: Record<'label' | 'previous' | 'next', string>;
  previous?: Neighbour | undefined;
  next?: Neighbour | undefined;
}

/** Links to the previous and the next page. */
export function PreviousNextLinks({ words, previous, next }: PreviousNextLinksProps) {
  if (!previous && !next) return null;
  const link = ({ href, title }: Neighbour, isNext: boolean) => (
    <a
      href={href}
      rel={isNext ? 'next' : 'prev'}
      className={cn(
        'grid content-start gap-2 border-t border-edge py-6 underline-offset-4 hover:border-ink hover:underline',
        isNext && previous && 'sm:justify-items-end sm:text-right',
      )}
    >
      <span className="text-sm text-muted">
        {!isNext && <span aria-hidden="true">← </span>}
        {isNext ? words.next : words.previous}
        {isNext && <span aria-hidden="true"> →</span>}
      </span>{' '}
      <span className="font-serif text-xl">{title}</span>
    </a>
  );
  return (
    <nav
      aria-label={words.label}
      className={cn('grid w-full gap-x-8 gap-y-6', previous && next && 'sm:grid-cols-2')}
      data-print="hide"
    >
      {previous && link(previous, false)}
      {next && link(next, true)}
    </nav>
  );
}

/** The platform's share dialog where supported, and a mailto link that works everywhere. */
export function ShareLine({ title, url }: { title: string; url: string }) {
  const { button, copied, mail } = articlePage.share;
  const letter = `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(url)}`;
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
      <output className="text-sm font-semibold" />
    </site-share>
  );
}

interface LinkRowsProps {
  /** The link, and a note such as its opening hours. */
  links: readonly { label: string; href: string; note: string }[];
  /** Whether the links are downloads. */
  download?: boolean;
}

/** Whether a link calls or texts, so that its number, and the word to send, may not be translated. */
export const isNumber = (href: string) => /^(?:tel|sms):/.test(href);

/** Rows of links with large tap targets. */
export function LinkRows({ links, download }: LinkRowsProps) {
  if (!links.length) return null;
  return (
    <ul className="border-b border-line">
      {links.map(({ label, href, note }) => (
        <li
          key={href}
          className="flex flex-wrap items-center justify-between gap-x-6 border-t border-line py-1.5"
        >
          <a
            href={href}
            download={download}
            translate={isNumber(href) ? 'no' : undefined}
            className="link inline-flex min-h-11 items-center font-semibold"
          >
            {label}
          </a>
          <span className="text-sm text-muted">{note}</span>
        </li>
      ))}
    </ul>
  );
}
