import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { PartNeighbours, PartSources, WorkbookSections } from '@/app/(site)/workbook/fill/blocks';
import { PrintButton } from '@/components/site/links';
import { MarginNote, Page } from '@/components/site/page';
import { InlineText } from '@/components/site/rich-text';
import { SafetyBrief } from '@/components/site/safety';
import { PageHead } from '@/components/site/section';
import type { WorkbookPart } from '@/content/workbook/model';
import { workbook } from '@/content/workbook/workbook';
import { worksheets } from '@/content/workbook/worksheets';
import { partMetadata } from '@/lib/metadata';
import { paths } from '@/lib/paths';
import '@/app/(site)/workbook/fill/workbook.css';

const { parts }: { parts: readonly WorkbookPart[] } = workbook;

export const dynamicParams = false;

export const generateStaticParams = () => parts.map(({ id }) => ({ part: id }));

interface WorksheetProps {
  params: Promise<{ part: string }>;
}

function findPart(id: string): WorkbookPart {
  return parts.find((part) => part.id === id) ?? notFound();
}

export async function generateMetadata({ params }: WorksheetProps): Promise<Metadata> {
  return partMetadata(findPart((await params).part));
}

/** One part of the workbook, to read and print. */
export default async function WorksheetPage({ params }: WorksheetProps) {
  const part = findPart((await params).part);
  const { all, pencil, fill, print } = worksheets;
  return (
    <Page
      path={paths.worksheet(part.id)}
      crumb={part.title}
      parent={{ name: 'Worksheets', path: paths.worksheets }}
    >
      <PageHead
        before={
          <a href={paths.worksheets} className="link is-alone" data-print="hide">
            {all}
          </a>
        }
        title={part.title}
        lead={<InlineText text={part.lead} />}
        action={<PrintButton label={print} />}
        className="pb-10"
      />
      <div className="wrap grid grid-cols-1 gap-10 pb-(--section) print:pb-0">
        <div className="grid max-w-prose grid-cols-1 gap-8">
          <MarginNote className="print:hidden">
            {pencil}{' '}
            <a href={paths.workbookFillPart(part.id)} className="link">
              {fill}
            </a>
            .
          </MarginNote>
          <SafetyBrief />
        </div>
        <div className="prose workbook-part min-w-0 print:text-[10.5pt]">
          <WorkbookSections part={part} level={2} />
        </div>
        <PartSources parts={[part]} />
        <div className="max-w-prose">
          <PartNeighbours part={part} words={worksheets.neighbours} hrefOf={paths.worksheet} />
        </div>
      </div>
    </Page>
  );
}
