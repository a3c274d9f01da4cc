import { Hands } from '@/components/illustrations/drawings';
import { Frame } from '@/components/site/frame';
import { PrintButton, ShareLine, TextLink } from '@/components/site/links';
import { MarginNote } from '@/components/site/page';
import { ArticleSources, RichSections } from '@/components/site/rich-text';
import { SafetyBrief } from '@/components/site/safety';
import { PageHead } from '@/components/site/section';
import { companion } from '@/content/companion';
import { absoluteUrl, pageMetadata } from '@/lib/metadata';
import { paths } from '@/lib/paths';

export const metadata = pageMetadata(paths.companion);

/** For the friend who is asked for help. The link needs no account and contains no name. */
export default function CompanionPage() {
  const { headline, lead, nothing, now, together, later, sources, print, more } = companion;
  return (
    <Frame path={paths.companion}>
      <PageHead
        title={headline}
        lead={lead}
        className="pb-8 max-md:gap-0 max-md:pt-5 max-md:pb-4 max-md:[&_h1]:max-w-none max-md:[&_h1]:text-3xl max-md:[&_p]:text-base max-md:[&_p]:leading-snug"
      />
      <div className="wrap margin-grid gap-y-10 pb-(--section) print:block print:text-[9.5pt] print:[&_.prose-section>*+*]:mt-[0.8em]">
        {/* What to say begins on a phone's first screen. It starts a sheet, for the fridge door. */}
        <div className="lg:col-start-2 [&>[role=note]]:mb-8 max-md:[&>[role=note]]:mb-5 max-md:[&>[role=note]]:pt-3 max-md:[&>[role=note]]:pb-0 max-md:[&>[role=note]]:leading-snug print:[&>.prose]:break-before-page print:[&>[role=note]]:break-inside-auto!">
          <SafetyBrief />
          <RichSections sections={[now, together]} />
        </div>
        <div className="margin-head lg:col-start-1 lg:row-span-2 lg:row-start-1" data-print="hide">
          <Hands className="w-40 lg:w-60" />
          <PrintButton label={print} />
          <MarginNote>{nothing}</MarginNote>
          <p>
            <TextLink link={more} alone className="font-semibold" />
          </p>
          <ShareLine title={headline} url={absoluteUrl(paths.companion)} />
        </div>
        <div className="lg:col-start-2 print:mt-8">
          <RichSections sections={later} />
          <ArticleSources sources={sources} />
        </div>
      </div>
    </Frame>
  );
}
