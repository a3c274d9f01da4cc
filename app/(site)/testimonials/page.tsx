import { Cup } from '@/components/illustrations/cup';
import { ClosingCall } from '@/components/site/closing-call';
import { Figures } from '@/components/site/figures';
import { Frame } from '@/components/site/frame';
import { JsonLd } from '@/components/site/json-ld';
import { PageHead } from '@/components/site/page-head';
import { FeaturedVoice } from '@/components/site/voices/featured-voice';
import { HopedResults } from '@/components/site/voices/hoped-results';
import { MachineVoices } from '@/components/site/voices/machine-voices';
import { RatingLine } from '@/components/site/voices/rating-line';
import { ReaderLetters } from '@/components/site/voices/reader-letters';
import { shownClaims } from '@/content/claims';
import { reviewsPage } from '@/content/reviews-page';
import { crumbsNode } from '@/lib/json-ld';
import { pageMetadata } from '@/lib/metadata';
import { paths } from '@/lib/paths';
import '@/app/styles/voices.css';

export const metadata = pageMetadata(paths.testimonials);

export default function TestimonialsPage() {
  const { headline, lead, rating, tiles, closing } = reviewsPage;
  return (
    <Frame path={paths.testimonials}>
      <JsonLd data={[crumbsNode([{ name: 'Reviews', path: paths.testimonials }])]} />
      <PageHead
        title={headline}
        lead={lead}
        action={<RatingLine {...rating} />}
        figure={<Cup className="w-40 lg:w-72" />}
        className="pb-10"
      />
      <div className="wrap">
        <Figures claims={shownClaims(tiles)} />
      </div>
      <ReaderLetters />
      <FeaturedVoice />
      <HopedResults />
      <MachineVoices />
      <ClosingCall {...closing} />
    </Frame>
  );
}
