import { Mark } from '@/components/illustrations/drawings';
import { cn } from '@/components/ui/cn';
import type { Link } from '@/content/link';
import {
  accountLink,
  appBar,
  companionLink,
  crisisLink,
  menuGroups,
  navigation,
  navigationWords,
  ownWorkbookLink,
  workspaceLink,
} from '@/content/navigation';
import { site } from '@/content/site';
import { paths } from '@/lib/paths';

/** `page` for the page itself, `true` for an ancestor, such as the list an article belongs to. */
function currentOf(href: string, path: string): 'page' | true | undefined {
  if (href === path) return 'page';
  return href !== paths.home && path.startsWith(`${href}/`) ? true : undefined;
}

/**
 * A link of the bar or menu. The sign-in item also renders the account link, in the same grid cell, so that nothing
 * shifts when `data-signed-in` picks the other.
 */
function Item({ item, path, className }: { item: Link; path: string; className: string }) {
  const isSignIn = item.href === paths.auth;
  const link = ({ href, label }: Link, seenBy: string) => (
    <a href={href} aria-current={currentOf(href, path)} className={cn(className, seenBy)}>
      {label}
    </a>
  );
  return (
    <li className="grid">
      {link(item, isSignIn ? 'in-data-signed-in:invisible' : '')}
      {isSignIn && link(accountLink, 'invisible in-data-signed-in:visible')}
    </li>
  );
}

const menuId = (heading: string) => `menu-${heading.toLowerCase().replaceAll(' ', '-')}`;

/**
 * The top bar: one row where twelve links fit, else a menu. The menu is a `details`, so it opens without JavaScript;
 * links are full page loads, so each page starts at the top.
 */
export function Navigation({ path, forAdmin = false }: { path: string; forAdmin?: boolean }) {
  return (
    <>
      <AppBar path={path} />
      <TopBar path={path} forAdmin={forAdmin} />
    </>
  );
}

/** The bar of the installed app, in place of the top bar. Shown by `frame.css`. */
export function AppBar({ path }: { path: string }) {
  const isExercise = path === paths.flipApp;
  return (
    <nav aria-label={appBar.label} className="app-bar">
      {(isExercise ? appBar.links : [appBar.back]).map(({ label, href }) => (
        <a key={href} href={href}>
          {!isExercise && <span aria-hidden="true">‹ </span>}
          {label}
        </a>
      ))}
      {path !== paths.account && path !== paths.night && (
        <a href={accountLink.href} className="ml-auto hidden in-data-signed-in:block">
          {accountLink.label}
        </a>
      )}
    </nav>
  );
}

function TopBar({ path, forAdmin }: { path: string; forAdmin: boolean }) {
  return (
    <div
      data-frame=""
      className="sticky top-0 z-30 h-(--frame-top) border-b border-line bg-paper [view-transition-name:header] max-[8rem]:static"
    >
      <div className="wrap flex h-full items-center justify-between gap-3 sm:gap-6">
        {/* The name stands on a row of its own, out of sight, where it does not fit. */}
        <a
          href={paths.home}
          aria-label={site.name}
          className="flex h-10 min-w-0 flex-wrap items-center gap-x-2 overflow-clip sm:gap-x-3 nav:shrink-0 nav:flex-nowrap"
        >
          <Mark className="h-10 w-8 shrink-0" />
          <span
            aria-hidden="true"
            className="font-serif text-base leading-10 whitespace-nowrap min-[24rem]:text-lg max-[22rem]:hidden sm:text-xl nav:hidden"
          >
            {site.name}
          </span>
        </a>
        <nav aria-label={navigationWords.label} className="h-full shrink-0 nav:min-w-0 nav:shrink">
          {/* In a wider font than ours the links take two rows of the same bar. */}
          <ul className="hidden h-full flex-wrap items-stretch justify-end gap-x-[clamp(0.5rem,7.5vw-4.95rem,1.1rem)] nav:flex">
            {navigation.map((item) => (
              <Item key={item.href} item={item} path={path} className="nav-link" />
            ))}
          </ul>
          <site-menu class="block h-full nav:hidden">
            <details className="group h-full">
              <summary className="flex h-full min-w-12 whitespace-nowrap list-none items-center gap-3 pl-3 font-semibold">
                <span className="max-[8rem]:sr-only">{navigationWords.open}</span>
                <svg
                  aria-hidden="true"
                  viewBox="0 0 24 24"
                  className="drawing size-6 stroke-2 [transition:rotate_var(--quick)] group-open:rotate-90"
                >
                  <path d="M3 7h18M3 17h18" />
                </svg>
              </summary>
              <div className="ground-sea absolute inset-x-0 top-full max-h-[calc(100dvh-var(--frame-top))] overflow-y-auto overscroll-contain">
                {/* Sticky: stays visible while the menu scrolls. */}
                <p className="min-[16rem]:sticky top-0 bg-[color-mix(in_oklab,var(--sea)_78%,black)] px-(--gutter)">
                  <CrisisLink className="py-4 text-base" />
                </p>
                <div className="gap-x-5 px-(--gutter) pt-2 pb-6 [columns:4_9.25rem]">
                  {menuGroups.map(({ heading, hrefs }) => (
                    <div key={heading} className="break-inside-avoid pt-4">
                      <p id={menuId(heading)} className="text-sm opacity-85">
                        {heading}
                      </p>
                      <ul aria-labelledby={menuId(heading)}>
                        {navigation
                          .filter(({ href }) => hrefs.some((one) => one === href))
                          .map((item) => (
                            <Item key={item.href} item={item} path={path} className="menu-link" />
                          ))}
                        {hrefs.some((one) => one === paths.resources) && (
                          <Item item={companionLink} path={path} className="menu-link" />
                        )}
                        {hrefs.some((one) => one === paths.auth) && (
                          <Item item={ownWorkbookLink} path={path} className="menu-link" />
                        )}
                        {forAdmin && hrefs.some((one) => one === paths.auth) && (
                          <Item item={workspaceLink} path={path} className="menu-link" />
                        )}
                      </ul>
                    </div>
                  ))}
                </div>
              </div>
            </details>
          </site-menu>
        </nav>
      </div>
    </div>
  );
}

/** Link to the crisis numbers, in the footer, the menu and the exercise. */
export function CrisisLink({ className }: { className?: string }) {
  return (
    <a
      href={crisisLink.href}
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
      {crisisLink.label}
    </a>
  );
}
