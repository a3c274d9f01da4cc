import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { PartNeighbours, WorkbookPart, WorkbookSections } from '@/app/(site)/workbook/fill/blocks';
import { WorkbookPages } from '@/app/(site)/workbook/fill/pages';
import { PrintButton } from '@/components/site/links';
import { InlineText } from '@/components/site/rich-text';
import { PageHead } from '@/components/site/section';
import { fillWords } from '@/content/workbook/fill';
import type { WorkbookPart as Part } from '@/content/workbook/model';
import { emergencyPlan } from '@/content/workbook/parts/emergency-plan';
import { workbook } from '@/content/workbook/workbook';
import { paths } from '@/lib/paths';

const { parts }: { parts: readonly Part[] } = workbook;
const { contents, whole, print } = fillWords;

export const dynamicParams = false;

export const generateStaticParams = () => [...parts, whole].map(({ id }) => ({ part: id }));

interface FillPartProps {
  params: Promise<{ part: string }>;
}

export async function generateMetadata({ params }: FillPartProps): Promise<Metadata> {
  const { part: id } = await params;
  const title = parts.find((part) => part.id === id)?.title ?? whole.title;
  return { title, robots: { index: false } };
}

/** One part of the workbook, or all of them. */
export default async function FillPartPage({ params }: FillPartProps) {
  const { part: id } = await params;
  const index = parts.findIndex((part) => part.id === id);
  const part = parts[index];
  if (!part && id !== whole.id) notFound();
  const { title, lead } = part ?? { title: workbook.title, lead: workbook.subtitle };
  return (
    <>
      <PageHead
        before={
          <>
            <a href={paths.workbookFill} className="link" data-print="hide">
              {contents}
            </a>{' '}
            {part && fillWords.part(index + 1, parts.length)}
          </>
        }
        title={title}
        lead={<InlineText text={lead} />}
        action={<PrintButton label={print} />}
        className="pb-10"
      />
      {part ? (
        <WorkbookPages parts={[part]} hrefOf={paths.workbookFillPart}>
          {part === emergencyPlan && (
            <p className="mb-8 max-w-prose noscript:hidden" data-print="hide">
              <a href={`${paths.flipApp}?view=plan`} className="link">
                {fillWords.plan.read}
              </a>
            </p>
          )}
          <div className="prose workbook-part">
            <WorkbookSections part={part} level={2} />
          </div>
          <div className="mt-14 max-w-prose">
            <PartNeighbours part={part} words={fillWords.neighbours} hrefOf={paths.workbookFillPart} />
          </div>
        </WorkbookPages>
      ) : (
        <WorkbookPages parts={parts} hrefOf={(each) => `#${each}`}>
          {parts.map((each, place) => (
            <WorkbookPart key={each.id} part={each} number={place + 1} />
          ))}
        </WorkbookPages>
      )}
    </>
  );
}
