import { authScreen } from '@/content/auth';
import { paths } from '@/lib/paths';

export type Tab = keyof typeof authScreen.tabs;

/** Tabs with a URL each are links: they work without JavaScript and in a new window. */
export function AuthTabs({ current, next }: { current: Tab; next: string | undefined }) {
  return (
    <nav aria-label={`${authScreen.tabs.login} / ${authScreen.tabs.signup}`} className="grid grid-cols-2">
      {(['login', 'signup'] as const).map((tab) => (
        <a
          key={tab}
          href={`${paths.auth}?${new URLSearchParams(next ? { tab, next } : { tab })}`}
          aria-current={tab === current ? 'page' : undefined}
          className="border-b-2 border-line py-3 text-center font-semibold text-muted hover:text-ink aria-[current=page]:border-apricot aria-[current=page]:text-ink"
        >
          {authScreen.tabs[tab]}
        </a>
      ))}
    </nav>
  );
}
