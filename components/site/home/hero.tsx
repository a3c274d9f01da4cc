import { LinkButton } from '@/components/site/link-button';
import { StampedCover } from '@/components/site/stamped-cover';
import { TextLink } from '@/components/site/text-link';
import { TypingSearch } from '@/components/site/typing-search';
import { shownClaim } from '@/content/claims';
import { home } from '@/content/home';

/** Dark in both themes: it is three in the morning. The next section is light. */
export function Hero() {
  const { headline, lead, badge, buttons, aside } = home.hero;
  return (
    <div data-room="night" className="ground-night">
      <div className="wrap page-head pt-10 pb-0 lg:pt-14">
        <div className="grid content-start justify-items-start gap-6">
          <h1 className="max-w-[22ch] text-display">{headline}</h1>
          <TypingSearch />
          <p className="max-w-[36rem] text-lg">{lead}</p>
          <div className="flex flex-wrap items-center gap-4">
            {buttons.map((link, index) => (
              <LinkButton
                key={link.href}
                link={link}
                size="lg"
                variant={index === 0 ? 'primary' : 'secondary'}
              />
            ))}
          </div>
          <p>
            <TextLink link={aside} alone />
          </p>
        </div>
        <div className="page-figure">
          <StampedCover stamp={shownClaim(badge)} className="max-w-52 sm:max-w-72 lg:mt-10 lg:max-w-88" />
        </div>
      </div>
    </div>
  );
}
