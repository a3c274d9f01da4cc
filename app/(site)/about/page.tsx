import { Slug } from '@/components/illustrations/slug';
import { Differences } from '@/components/site/about/differences';
import { FunFacts } from '@/components/site/about/fun-facts';
import { Story } from '@/components/site/about/story';
import { ClosingCall } from '@/components/site/closing-call';
import { Figures } from '@/components/site/figures';
import { Frame } from '@/components/site/frame';
import { JsonLd } from '@/components/site/json-ld';
import { PageHead } from '@/components/site/page-head';
import { about } from '@/content/about';
import { shownClaims } from '@/content/claims';
import { authorNode, crumbsNode } from '@/lib/json-ld';
import { pageMetadata } from '@/lib/metadata';
import { paths } from '@/lib/paths';
import '@/app/styles/about.css';

export const metadata = pageMetadata(paths.about);

export default function AboutPage() {
  const { headline, lead, tiles, mission } = about;
  return (
    <Frame path={paths.about}>
      <JsonLd data={[authorNode(), crumbsNode([{ name: 'About the author', path: paths.about }])]} />
      <PageHead title={headline} lead={lead} className="about-head" />
      <div className="slug-way">
        <div className="wrap">
          <Slug className="slug-walker" />
        </div>
      </div>
      <Story />
      <div className="wrap pb-(--section)">
        <Figures claims={shownClaims(tiles)} />
      </div>
      <Differences />
      <FunFacts />
      <ClosingCall headline={mission.heading} text={mission.text.join(' ')} buttons={mission.links} />
    </Frame>
  );
}
