import { cn } from '@/components/ui/cn';
import { type Arrival, arrivals, arrivalsAt } from '@/content/auth-messages';

const edges = { neutral: 'border-l-sea', success: 'border-l-sage', destructive: 'border-l-danger' } as const;

/**
 * What a page can say to somebody who has just done something elsewhere: the address they were led to
 * names it (`/#signed-in`), and the browser shows it. So prerendered pages can do it too, without script
 * or cookie, and a screen reader reads it because the browser moves there.
 */
export function ArrivalNotices({ path }: { path: string }) {
  return arrivalsAt(path).map((key) => {
    const message = arrivals[key] as (typeof arrivals)[Arrival] & { text?: string };
    return (
      <site-arrival
        key={key}
        id={key}
        suppressHydrationWarning
        tabIndex={-1}
        class={cn(
          'arrival outline-none [box-shadow:none] fixed top-4 left-1/2 z-50 hidden w-[min(24rem,calc(100vw-2rem))] -translate-x-1/2 target:flex data-shown:flex',
          'items-start gap-3 rounded-md border border-l-4 border-edge bg-surface py-3 pr-2 pl-4',
          edges[message.tone],
        )}
      >
        <div className="grow py-1">
          <p className="font-semibold leading-snug">{message.title}</p>
          {message.text && <p className="mt-1 text-sm">{message.text}</p>}
        </div>
        <a href="#main" className="grid size-9 shrink-0 place-items-center rounded-md hover:bg-sage-wash">
          <span className="sr-only">Close message</span>
          <svg aria-hidden="true" viewBox="0 0 16 16" className="size-4">
            <path d="m3 3 10 10M13 3 3 13" stroke="currentColor" strokeWidth="1.8" />
          </svg>
        </a>
      </site-arrival>
    );
  });
}
