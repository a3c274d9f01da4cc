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
  const { headline, lead, nothing, parts, sources, print, more } = companion;
  return (
    <Frame path={paths.companion}>
      <PageHead
        title={headline}
        lead={lead}
        action={<PrintButton label={print} />}
        aside={<Hands className="w-40 lg:w-72" />}
      />
      <div className="wrap margin-grid pb-(--section)">
        {/* Prints on a sheet of its own, for the fridge door. */}
        <div className="print:text-[9.5pt] print:[&_.prose-section:nth-child(2)]:break-before-page print:[&_.prose-section>*+*]:mt-[0.8em]">
          <SafetyBrief />
          <RichSections sections={parts} />
          <ArticleSources sources={sources} />
        </div>
        <div className="margin-head lg:order-first" data-print="hide">
          <MarginNote>{nothing}</MarginNote>
          <p>
            <TextLink link={more} alone className="font-semibold" />
          </p>
          <ShareLine title={headline} url={absoluteUrl(paths.companion)} />
        </div>
      </div>
    </Frame>
  );
}
