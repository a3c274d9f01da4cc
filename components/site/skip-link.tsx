import { navigationWords } from '@/content/navigation';

/** The first tab stop of every page. */
export function SkipLink() {
  return (
    <a
      href="#main"
      data-frame=""
      className="absolute top-2 left-2 z-50 -translate-y-24 rounded-md bg-sea px-5 py-3 font-semibold text-sea-ink focus:translate-y-0"
    >
      {navigationWords.skip}
    </a>
  );
}
