import { cn } from '@/components/ui/cn';
import { footer } from '@/content/navigation';

/** Link to the crisis numbers, for the dark ground of the footer and the menu. */
export function CrisisLink({ className }: { className?: string }) {
  return (
    <a
      href={footer.crisis.href}
      className={cn(
        'inline-flex items-start gap-4 font-serif leading-tight underline decoration-1 underline-offset-[0.25em] hover:decoration-2',
        className,
      )}
    >
      <svg aria-hidden="true" viewBox="0 0 24 24" className="mt-[0.12em] size-[1.1em] shrink-0">
        <path
          d="M6.6 3.5 9 3l2 4.8-2 1.9c.9 1.9 2.4 3.4 4.3 4.3l1.9-2 4.8 2-.5 2.4c-.3 1.4-1.6 2.4-3 2.3C9.800 18.300 5.700 14.200 4.300 6.500 4.200 5.100 5.200 3.800 6.600 3.500Z"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.7"
          strokeLinejoin="round"
        />
      </svg>
      {footer.crisis.label}
    </a>
  );
}
