import { Mark } from '@/components/illustrations/mark';
import { claimsMode } from '@/content/claims';
import { disclaimer } from '@/content/disclaimer';
import { footer } from '@/content/navigation';
import { authorName, site } from '@/content/site';
import { SafetyLines } from './safety/safety-lines';

/** The last page of every page: help first, then the ways on, then what this site is not. */
export function Footer() {
  return (
    <footer data-frame="" className="site-footer on-sea bg-sea text-sea-ink">
      <div className="wrap grid gap-12 py-16">
        <p className="border-b border-sea-ink/25 pb-10">
          <a
            href={footer.crisis.href}
            className="inline-flex items-start gap-4 font-serif text-xl leading-tight underline decoration-1 underline-offset-[0.25em] hover:decoration-2"
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
        </p>
        <div className="grid grid-cols-2 gap-x-6 gap-y-10 lg:grid-cols-[1.3fr_1fr_1fr_1fr_1.1fr]">
          <Mark className="hidden h-20 w-16 lg:block" />
          {footer.groups.map(({ heading, links }) => (
            <div key={heading}>
              <h2 className="font-serif text-lg">{heading}</h2>
              <ul className="mt-3">
                {links.map(({ label, href }) => (
                  <li key={href}>
                    <a href={href} className="inline-block py-1.5 text-sm underline-offset-4 hover:underline">
                      {label}
                    </a>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </div>
        <div className="grid gap-3 border-t border-sea-ink/25 pt-8 text-sm">
          <p className="max-w-text">{disclaimer.short}</p>
          <SafetyLines className="max-w-text" />
          <p className="max-w-text">
            {footer.figures[claimsMode]}{' '}
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
