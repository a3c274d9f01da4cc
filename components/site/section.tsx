import type { ComponentType, ReactNode } from 'react';
import { type DrawingProps, TurnedCorner } from '@/components/illustrations/drawings';
import { cn } from '@/components/ui/cn';
import type { Link } from '@/content/link';
import { LinkButton, LinkButtons } from './links';

/** `--ground` also colours the flap of a turned corner, drawings and focus rings. */
const grounds = {
  paper: '[--ground:var(--paper)]',
  surface: '[--ground:var(--surface)]',
  sage: '[--ground:var(--sage-wash)]',
  sea: 'ground-sea',
};

interface SectionProps {
  /** Fragment id of the section; its heading's id is derived from it. */
  id: string;
  heading: ReactNode;
  lead?: ReactNode;
  /** Beside or below the lead, such as a link to the full list. */
  action?: ReactNode;
  /** `sea` is dark in both themes: at most one per page. */
  ground?: keyof typeof grounds;
  /** `margin` puts the heading beside the content; `top` above it, for content that needs the full width. */
  layout?: 'margin' | 'top';
  /** Turns the corner of the section above, whose ground must be another: at most twice per page. */
  turned?: boolean;
  children?: ReactNode;
}

/** A section of a page. All sections share the grid's two text edges. */
export function Section({
  id,
  heading,
  lead,
  action,
  layout = 'top',
  ground = 'paper',
  turned,
  children,
}: SectionProps) {
  const headingId = `${id}-heading`;
  return (
    <section
      id={id}
      aria-labelledby={headingId}
      className={cn('relative bg-(--ground) py-(--section)', grounds[ground], turned && 'is-turned')}
    >
      {turned && <TurnedCorner />}
      <div className={cn('wrap', layout === 'margin' && 'margin-grid')}>
        <div
          className={
            layout === 'margin'
              ? 'margin-head'
              : 'split is-even mb-[clamp(2rem,1.5rem+2vw,3.5rem)] gap-y-5 lg:items-baseline'
          }
        >
          <h2 id={headingId} className="max-w-[11.8em] text-3xl">
            {typeof heading === 'string' ? <Words text={heading} /> : heading}
          </h2>
          {(lead || action) && (
            <div className="grid max-w-prose justify-items-start gap-5">
              {lead && <p className="text-lg text-pretty">{lead}</p>}
              {action}
            </div>
          )}
        </div>
        {children}
      </div>
    </section>
  );
}

/** A headline, in which a number stays with its unit: "7-day" and "4 Second" have no end of a line within. */
function Words({ text }: { text: string }) {
  return text.split(/(\d+[- ]\p{L}+)/u).map((part, index) =>
    index % 2 === 1 ? (
      <span key={part} className="whitespace-nowrap">
        {part}
      </span>
    ) : (
      part
    ),
  );
}

interface PageHeadProps {
  title: ReactNode;
  lead?: ReactNode;
  /** Small, above the title: a category, a date or a link back. */
  before?: ReactNode;
  /** The page's primary action. */
  action?: ReactNode;
  /** An illustration or the cover, on the right of wide screens. */
  aside?: ReactNode;
  className?: string;
}

/** Page header: a large title on the left, one drawing on the right. */
export function PageHead({ title, lead, before, action, aside, className }: PageHeadProps) {
  return (
    <div
      className={cn(
        'wrap page-head',
        Boolean(aside) && [
          'split',
          // A drawing fits beside the text at a narrower width than a form does.
          'md:has-[>:last-child>svg]:grid-cols-[minmax(0,7fr)_minmax(0,4fr)]',
        ],
        className,
      )}
    >
      <div className="grid content-center justify-items-start gap-6">
        {before && <div className="text-sm text-muted">{before}</div>}
        <h1 className="max-w-title text-display [font-size:min(var(--text-display),max(2.5rem,9.5vh))]">
          {typeof title === 'string' ? <Words text={title} /> : title}
        </h1>
        {lead && <p className="max-w-lead text-lg text-pretty">{lead}</p>}
        {action && <div className="mt-2 flex flex-wrap items-center gap-x-5 gap-y-3">{action}</div>}
      </div>
      {aside && (
        <div className="grid max-w-96 items-center justify-items-start lg:max-w-none lg:justify-items-end print:[&>svg]:hidden">
          {aside}
        </div>
      )}
    </div>
  );
}

interface FeatureListProps {
  items: readonly { title: string; text: string; link?: Link }[];
  columns?: 1 | 2 | 3;
}

const widths = { 1: '', 2: 'sm:grid-cols-2', 3: 'md:grid-cols-3' };

/** A row of short paragraphs, each with a rule and a heading. */
export function FeatureList({ items, columns = 2 }: FeatureListProps) {
  return (
    <ul className={`grid gap-x-8 gap-y-10 ${widths[columns]}`}>
      {items.map(({ title, text, link }) => (
        <li
          key={title}
          className="reveal grid content-start justify-items-start gap-2 border-t-2 border-ink pt-4"
        >
          <h3 className="text-xl">{title}</h3>
          <p className="grow">{text}</p>
          {link && <LinkButton link={link} variant="secondary" className="mt-1" />}
        </li>
      ))}
    </ul>
  );
}

interface ClosingCallProps {
  headline: string;
  text?: ReactNode;
  /** The first is the page's primary action. */
  buttons: readonly Link[];
  /** A drawing on the right, which may stand on the section's edge. */
  aside?: ReactNode;
}

/** The last section of a page: the sage ground and one call to action. */
export function ClosingCall({ headline, text, buttons, aside }: ClosingCallProps) {
  return (
    <section
      aria-labelledby="closing-heading"
      className="relative bg-(--ground) py-(--section) [--ground:var(--sage-wash)]"
    >
      <div className={cn('wrap', Boolean(aside) && 'split is-even items-end')}>
        <div className="grid gap-8">
          <h2 id="closing-heading" className="max-w-[14.4em] text-3xl">
            {headline}
          </h2>
          {text && <p className="max-w-prose text-lg">{text}</p>}
          <LinkButtons links={buttons} />
        </div>
        {aside}
      </div>
    </section>
  );
}

interface DisclosureProps {
  id?: string;
  summary: ReactNode;
  className?: string;
  children: ReactNode;
}

/** A native disclosure whose plus sign becomes a minus when open. */
export function Disclosure({ id, summary, className, children }: DisclosureProps) {
  return (
    <details id={id} className={cn('group border-b', className)}>
      <summary className="flex min-h-18 list-none items-center justify-between gap-6 py-[1.1rem]">
        {summary}
        <svg aria-hidden="true" viewBox="0 0 24 24" className="drawing w-6 flex-none stroke-2">
          <path d="M4 12h16" />
          <path
            className="origin-[12px_12px] [transition:rotate_var(--quick)_var(--ease-turn)] group-open:rotate-90"
            d="M12 4v16"
          />
        </svg>
      </summary>
      {children}
    </details>
  );
}

interface DrawnCardsProps {
  cards: readonly { title: string; text: string; link?: Link }[];
  /** One drawing per card, in the same order. */
  drawings: readonly ComponentType<DrawingProps>[];
  className: string;
}

/** A row of cards, each below a drawing. */
export function DrawnCards({ cards, drawings, className }: DrawnCardsProps) {
  return (
    <ul className={cn('grid gap-x-8 gap-y-14', className)}>
      {cards.map(({ title, text, link }, index) => {
        const Drawing = drawings[index];
        return (
          <li key={title} className="reveal grid content-start justify-items-start gap-4">
            {Drawing && <Drawing className="h-32" />}
            <h3 className="text-xl">
              <Words text={title} />
            </h3>
            <p>{text}</p>
            {link && (
              <a href={link.href} className="font-semibold underline decoration-2 underline-offset-4">
                {link.label}
              </a>
            )}
          </li>
        );
      })}
    </ul>
  );
}
