import { home } from '@/content/home';

/**
 * The typing search box. Complete as rendered; its custom element types one search after another. That may start before
 * hydration, hence `suppressHydrationWarning`.
 */
export function TypingSearch() {
  const { searchLabel, searches, suggestions, pause, play } = home.hero;
  const { perCharacterMs, holdMs, clearMs } = home.typing;
  return (
    <site-typing
      class="relative mt-11 block w-full max-w-160"
      data-character={perCharacterMs.join(' ')}
      data-hold={holdMs}
      data-clear={clearMs}
    >
      <div className="sr-only">
        <p>{searchLabel}</p>
        <ul>
          {searches.map((search) => (
            <li key={search}>{search}</li>
          ))}
        </ul>
      </div>
      <div
        className="typing-box relative flex min-h-16 items-center gap-3.5 bg-surface px-5 py-3"
        aria-hidden="true"
      >
        <svg aria-hidden="true" viewBox="0 0 92 40" className="drawing typing-eyes absolute left-9 w-21">
          <path className="paper" d="M4 38c-6-44 44-44 40 0M47 38c-5-44 45-44 41 0" />
          <circle className="ink" cx="30" cy="27" r="5" />
          <circle className="ink" cx="73" cy="27" r="5" />
        </svg>
        <svg aria-hidden="true" viewBox="0 0 24 24" className="drawing size-6 shrink-0">
          <path d="M10 3.500a6.500 6.500 0 1 0 .1 0M15 15l6 6" />
        </svg>
        <p className="typing-words min-h-[2lh] content-center text-lg leading-[1.3] wrap-anywhere sm:min-h-lh sm:overflow-hidden sm:whitespace-nowrap">
          <output suppressHydrationWarning>{searches[0]}</output>
        </p>
      </div>
      <button
        type="button"
        hidden
        suppressHydrationWarning
        className="absolute -top-8.5 right-4 min-h-8 px-2 text-sm text-muted underline underline-offset-4 print:hidden"
        data-pause={pause}
        data-play={play}
      >
        {pause}
      </button>
      <ul className="typing-suggestions hidden bg-surface pt-2 pb-3 text-muted lg:block">
        {suggestions.map((suggestion) => (
          <li key={suggestion} className="py-1 pr-5 pl-15">
            {suggestion}
          </li>
        ))}
      </ul>
    </site-typing>
  );
}
