import { Mark } from '@/components/illustrations/mark';
import { navigation, navigationWords } from '@/content/navigation';
import { site } from '@/content/site';
import { paths } from '@/lib/paths';

/** `page` is the page itself, `true` a page that lies above it, such as the list of an article. */
function currentOf(href: string, path: string): 'page' | true | undefined {
  if (href === path) return 'page';
  return href !== paths.home && path.startsWith(`${href}/`) ? true : undefined;
}

/**
 * The bar at the top: one row where twelve links have room, a menu where they have not. The menu is a `details`,
 * so it opens without JavaScript; the links are documents, so choosing one starts at the top of the page.
 */
export function Navigation({ path }: { path: string }) {
  return (
    <header data-frame="" className="site-header">
      <div className="wrap flex h-full items-center justify-between gap-6">
        <a href={paths.home} aria-label={site.name} className="flex min-w-0 items-center gap-3">
          <Mark className="h-10 w-8 shrink-0" />
          <span
            aria-hidden="true"
            className="min-w-0 overflow-clip font-serif text-lg whitespace-nowrap max-[22rem]:hidden sm:text-xl nav:hidden"
          >
            {site.name}
          </span>
        </a>
        <nav aria-label={navigationWords.label} className="h-full shrink-0">
          <ul className="hidden h-full items-stretch gap-[clamp(0.5rem,1.35vw,1.35rem)] nav:flex">
            {navigation.map(({ label, href }) => (
              <li key={href} className="flex">
                <a href={href} aria-current={currentOf(href, path)} className="nav-link">
                  {label}
                </a>
              </li>
            ))}
          </ul>
          <site-menu class="block h-full nav:hidden">
            <details className="group h-full">
              <summary className="flex h-full min-w-12 list-none items-center gap-3 pl-3 font-semibold">
                {navigationWords.open}
                <svg aria-hidden="true" viewBox="0 0 24 24" className="menu-icon size-6">
                  <path d="M3 7h18M3 17h18" />
                </svg>
              </summary>
              <ul className="menu-sheet">
                {navigation.map(({ label, href }) => (
                  <li key={href}>
                    <a href={href} aria-current={currentOf(href, path)} className="menu-link">
                      {label}
                    </a>
                  </li>
                ))}
              </ul>
            </details>
          </site-menu>
        </nav>
      </div>
    </header>
  );
}
