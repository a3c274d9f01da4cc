import { stickyBar, stickyBarButtons } from '@/content/sticky-bar';
import { LinkButton } from './link-button';

/** The bar at the bottom. Its custom element shows it once the page has been scrolled, until dismissed. */
export function StickyBar({ path }: { path: string }) {
  const buttons = stickyBarButtons(path);
  if (!buttons) return null;
  const { primary, secondary } = buttons;
  return (
    <site-bar
      hidden
      suppressHydrationWarning
      data-frame=""
      data-threshold={stickyBar.thresholdPx}
      class="fixed inset-x-0 bottom-0 z-20 border-t border-edge bg-surface [transition:translate_300ms_var(--ease-turn)] starting:translate-y-full"
    >
      <aside
        aria-label={stickyBar.text}
        className="wrap relative flex flex-wrap items-center gap-x-5 gap-y-2 py-2.5 pr-14 md:flex-nowrap"
      >
        <p className="w-full grow font-serif text-base leading-tight md:w-auto md:text-lg">
          {stickyBar.text}
        </p>
        <div className="flex grow gap-2 sm:gap-3 md:grow-0">
          <LinkButton link={primary} size="sm" className="grow" />
          <LinkButton link={secondary} size="sm" variant="secondary" className="grow" />
        </div>
        <button
          type="button"
          aria-label={stickyBar.dismiss}
          className="absolute top-1 right-1 grid size-11 place-items-center md:static md:-mr-9"
        >
          <svg aria-hidden="true" viewBox="0 0 16 16" className="size-4">
            <path d="m3 3 10 10M13 3 3 13" stroke="currentColor" strokeWidth="1.8" />
          </svg>
        </button>
      </aside>
    </site-bar>
  );
}
