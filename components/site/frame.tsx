import type { DetailedHTMLProps, HTMLAttributes, ReactNode } from 'react';
import { type Flash, flashesAt, flashMessages } from '@/content/auth/messages';
import { banner } from '@/content/banner';
import { type Claim, claimsMode } from '@/content/claim';
import { shownClaim } from '@/content/claims';
import { disclaimer } from '@/content/disclaimer';
import type { Link } from '@/content/link';
import { footer, navigationWords, workspaceLink } from '@/content/navigation';
import { mayNotSell } from '@/content/no-selling';
import { authorName, site } from '@/content/site';
import { stickyBar, stickyBarButtons } from '@/content/sticky-bar';
import { paths } from '@/lib/paths';
import { ClaimMark } from './claims';
import { LinkButton } from './links';
import { CrisisLink, Navigation } from './navigation';
import { SafetyShort } from './safety';

/** The custom elements of `components/elements`. React passes their attributes unchanged, hence `class` and not `className`. */
declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      [element: `site-${string}`]: DetailedHTMLProps<HTMLAttributes<HTMLElement>, HTMLElement> & {
        class?: string;
      };
    }
  }
}

interface FrameProps {
  /** Path of the page without query. A prop, because prerendering has no request to read it from. */
  path: string;
  /** Whether an admin is signed in, on a page rendered for each request: menu and footer then link to the workspace. */
  forAdmin?: boolean;
  children: ReactNode;
}

/** Banner, navigation, main and footer of every page. */
export function Frame({ path, forAdmin = false, children }: FrameProps) {
  return (
    <>
      {/* Without a box of its own, so that the navigation sticks to the page. */}
      <header className="contents">
        <SkipLink />
        <Banner path={path} />
        <Navigation path={path} forAdmin={forAdmin} />
        <FlashMessages path={path} />
      </header>
      <main id="main" tabIndex={-1} className="outline-none">
        {children}
      </main>
      {/* The exercise ends with a quiet block of its own. */}
      {path !== paths.flipApp && <Footer forAdmin={forAdmin} />}
      <StickyBar path={path} />
      <ElementsScript />
    </>
  );
}

interface SkipLinkProps {
  href?: string;
  children?: string;
}

/** The first tab stop of every page. */
export function SkipLink({ href = '#main', children = navigationWords.skip }: SkipLinkProps) {
  return (
    <a
      href={href}
      data-frame=""
      className="absolute top-2 left-2 z-50 -translate-y-[calc(100%+1rem)] rounded-md bg-sea px-5 py-3 font-semibold text-sea-ink focus:translate-y-0"
    >
      {children}
    </a>
  );
}

/** Script of the custom elements. The build sets its src. */
export function ElementsScript() {
  return <script type="module" src={process.env.ELEMENTS_SCRIPT} />;
}

/**
 * Messages for visitors redirected here by an action: between the top bar and the page, so that they cover nothing. The
 * URL fragment names the message (`/#signed-in`) and CSS `:target` shows it, so it works on prerendered pages without
 * script or cookie. Following the fragment moves focus there, so screen readers announce it; the scroll margin keeps the
 * page at its top.
 */
export function FlashMessages({ path }: { path: string }) {
  return flashesAt(path).map((key) => {
    const message = flashMessages[key] as (typeof flashMessages)[Flash] & { text?: string };
    return (
      <site-flash
        key={key}
        id={key}
        suppressHydrationWarning
        tabIndex={-1}
        data-tone={message.tone}
        data-print="hide"
        class="toast mx-auto my-4 hidden scroll-mt-[100vh] outline-none [box-shadow:none] target:flex data-shown:flex"
      >
        <div>
          <p>{message.title}</p>
          {message.text && <p>{message.text}</p>}
        </div>
        <a href="#main">
          <span className="sr-only">Close message</span>
        </a>
      </site-flash>
    );
  });
}

/** The strip above the navigation: what the site is, and the counter. It leaves a small screen with large letters to the page. */
export function Banner({ path }: { path: string }) {
  const counts = !mayNotSell(path);
  const transformed = shownClaim(banner.claim);
  return (
    <div data-frame="" className="bg-sea text-sea-ink max-[16rem]:hidden">
      <div className="wrap flex flex-wrap items-baseline justify-center gap-x-6 py-1 text-sm leading-snug max-sm:text-[0.8125rem] sm:justify-between sm:py-2">
        <p className="font-semibold">{banner.text}</p>
        {counts &&
          (banner.counter === 'measured' ? (
            <MeasuredCounter />
          ) : (
            transformed && <SpecifiedCounter claim={transformed} />
          ))}
      </div>
    </div>
  );
}

function SpecifiedCounter({ claim }: { claim: Claim }) {
  return (
    <p className="figures">
      <site-counter
        suppressHydrationWarning
        class="font-semibold"
        data-every={banner.everyMs}
        data-chance={banner.chance}
        data-time-left={banner.timeLeftSeconds}
      >
        {banner.start}
      </site-counter>{' '}
      {banner.label} <ClaimMark claim={claim} />
    </p>
  );
}

/** A measured number is fetched by script, as the page is static. Without it the line stays hidden. */
function MeasuredCounter() {
  return (
    <p className="figures" hidden suppressHydrationWarning>
      <site-counter suppressHydrationWarning class="font-semibold" data-source={paths.flipsThisMonth} />{' '}
      {banner.measuredLabel}
    </p>
  );
}

/**
 * The bar at the bottom, with large text at the end of the page. Its custom element shows it once the page has been scrolled,
 * until dismissed.
 */
function StickyBar({ path }: { path: string }) {
  const buttons = stickyBarButtons(path);
  if (!buttons) return null;
  const { primary, secondary } = buttons;
  return (
    <site-bar
      hidden
      suppressHydrationWarning
      data-frame=""
      data-threshold={stickyBar.thresholdPx}
      class="fixed inset-x-0 bottom-0 z-20 max-[16rem]:static max-[16rem]:block border-t border-edge bg-surface [transition:translate_300ms_var(--ease-turn)] starting:translate-y-full [body:has([data-talk-first])_&]:hidden"
    >
      <aside
        aria-labelledby="bar-text"
        className="wrap relative flex flex-wrap items-center gap-x-5 gap-y-2 py-2.5 pr-14 max-[16rem]:pr-(--gutter) md:flex-nowrap"
      >
        <p
          id="bar-text"
          className="w-full grow font-serif text-base leading-tight max-[16rem]:pr-10 md:w-auto md:text-lg"
        >
          {stickyBar.text}
        </p>
        <div className="flex grow gap-2 max-[16rem]:flex-wrap sm:gap-3 md:grow-0">
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

/** An admin's link to the workspace follows that to the account. */
function linksOf(links: readonly Link[], forAdmin: boolean): readonly Link[] {
  return forAdmin && links.some(({ href }) => href === paths.account) ? [...links, workspaceLink] : links;
}

/** Site footer: crisis help first, then links, then the disclaimer. */
function Footer({ forAdmin = false }: { forAdmin?: boolean }) {
  return (
    <footer data-frame="" className="ground-sea in-data-bar:pb-(--frame-bottom)">
      <div className="wrap grid gap-6 py-8 lg:gap-8 lg:py-10">
        <p className="border-b border-sea-ink/25 pb-5">
          <CrisisLink className="text-xl" />
        </p>
        <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,8rem),1fr))] gap-x-8 gap-y-6 lg:grid-cols-4">
          {footer.groups.map(({ heading, links }) => (
            <div key={heading}>
              <h2 className="font-serif text-lg">{heading}</h2>
              <ul className="mt-1.5">
                {linksOf(links, forAdmin).map(({ label, href }) => (
                  <li key={href}>
                    <a
                      href={href}
                      className="inline-block py-1 text-sm leading-snug underline-offset-4 hover:underline"
                    >
                      {label}
                    </a>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </div>
        <div className="grid gap-x-8 gap-y-3 border-t border-sea-ink/25 pt-5 text-sm lg:grid-cols-2">
          <SafetyShort isWhole />
          <p>
            {disclaimer.short} {footer.figures[claimsMode]}{' '}
            <a href={footer.figures.link.href} className="underline underline-offset-4">
              {footer.figures.link.label}
            </a>
          </p>
          <p>
            © {site.name}. Written by {authorName}.
          </p>
        </div>
      </div>
    </footer>
  );
}
