import { Mark } from '@/components/illustrations/mark';
import { claimsMode } from '@/content/claim';
import { disclaimer } from '@/content/disclaimer';
import { footer } from '@/content/navigation';
import { authorName, site } from '@/content/site';
import { CrisisLink } from './crisis-link';
import { SafetyLines } from './safety/safety-lines';

/** Site footer: crisis help first, then links, then the disclaimer. */
export function Footer() {
  return (
    <footer data-frame="" className="ground-sea in-data-bar:pb-(--frame-bottom)">
      <div className="wrap grid gap-12 py-16">
        <p className="border-b border-sea-ink/25 pb-10">
          <CrisisLink className="text-xl" />
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
