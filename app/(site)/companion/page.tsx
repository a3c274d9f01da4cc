import { Hands } from '@/components/illustrations/hands';
import { ArticleSources } from '@/components/site/article/article-sources';
import { ShareLine } from '@/components/site/article/share-line';
import { Frame } from '@/components/site/frame';
import { MarginNote } from '@/components/site/margin-note';
import { PageHead } from '@/components/site/page-head';
import { PrintButton } from '@/components/site/print-button';
import { RichSections } from '@/components/site/rich-text';
import { SafetyBrief } from '@/components/site/safety/safety-box';
import { TextLink } from '@/components/site/text-link';
import { companion } from '@/content/companion';
import { absoluteUrl, pageMetadata } from '@/lib/metadata';
import { paths } from '@/lib/paths';
import '@/app/styles/safety.css';

export const metadata = pageMetadata(paths.companion);

/** For the friend who is asked for help. The link needs no account and names nobody. */
export default function CompanionPage() {
  const { headline, lead, nothing, parts, sources, print, more } = companion;
  return (
    <Frame path={paths.companion}>
      <PageHead
        title={headline}
        lead={lead}
        action={<PrintButton label={print} />}
        figure={<Hands className="w-40 lg:w-72" />}
      />
      <div className="wrap margin-grid pb-(--section)">
        {/* Prints on a sheet of its own, for the fridge door. */}
        <div className="companion">
          <SafetyBrief />
          <RichSections sections={parts} />
          <ArticleSources sources={sources} />
        </div>
        <div className="margin-head lg:order-first" data-print="hide">
          <MarginNote>{nothing}</MarginNote>
          <p>
            <TextLink link={more} alone className="font-semibold" />
          </p>
          <ShareLine title={headline} address={absoluteUrl(paths.companion)} />
        </div>
      </div>
    </Frame>
  );
}
