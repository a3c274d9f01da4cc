import type { Metadata } from 'next';
import { PageHead } from '@/components/site/section';
import { ButtonLink } from '@/components/ui/button';
import { fillWords } from '@/content/workbook/fill';
import { shortRoad } from '@/content/workbook/parts/welcome';
import { workbook } from '@/content/workbook/workbook';
import { paths } from '@/lib/paths';
import { PartList } from './blocks';
import { KeptPanel, KeptStatus } from './pages';

const { title, lead, plan, shortRoad: shortRoadLabel, whole } = fillWords;

/** URL of a section, on the page of its part. */
function hrefOfSection(id: string): string {
  const part = workbook.parts.find(({ sections }) => sections.some((section) => section.id === id));
  return `${paths.workbookFillPart(part?.id ?? whole.id)}#${id}`;
}

export const metadata: Metadata = { title, robots: { index: false } };

/** The parts of the workbook, to open and write in. */
export default function FillPage() {
  return (
    <>
      <PageHead
        title={title}
        lead={lead}
        action={<ButtonLink href={paths.workbookFillPart(plan.part)}>{plan.label}</ButtonLink>}
        className="pb-12"
      />
      <div className="wrap split is-even gap-y-12 pb-(--section)">
        <div>
          <KeptStatus />
          <nav aria-labelledby="short-road" className="mb-10">
            <p id="short-road" className="font-semibold">
              {shortRoadLabel}
            </p>
            <ol className="list-decimal pl-5">
              {shortRoad.map(({ section, heading }) => (
                <li key={section} className="py-1">
                  <a href={hrefOfSection(section)} className="link">
                    {heading}
                  </a>
                </li>
              ))}
            </ol>
          </nav>
          <PartList hrefOf={paths.workbookFillPart} numberClass="workbook-number" />
          <p>
            <a href={paths.workbookFillPart(whole.id)} className="link font-semibold">
              {whole.label}
            </a>
            <br />
            {whole.note}
          </p>
        </div>
        <KeptPanel />
      </div>
    </>
  );
}
