import type { Metadata } from 'next';
import { PageHead } from '@/components/site/section';
import { ButtonLink } from '@/components/ui/button';
import { fillWords } from '@/content/workbook/fill';
import { shortRoad } from '@/content/workbook/parts/welcome';
import { workbook } from '@/content/workbook/workbook';
import { paths } from '@/lib/paths';
import { KeptPanel, KeptStatus } from './pages';

const { title, lead, plan, shortRoad: shortRoadLabel, whole } = fillWords;

/** URL of a section, on the page of its part. */
function hrefOfSection(id: string): string {
  const part = workbook.parts.find(({ sections }) => sections.some((section) => section.id === id));
  return `${paths.workbookFillPart(part?.id ?? whole.id)}#${id}`;
}

export const metadata: Metadata = { title, robots: { index: false } };

/** The parts of the workbook, and how many sections of each have answers. */
export default function FillPage() {
  return (
    <>
      <PageHead
        title={title}
        lead={lead}
        action={<ButtonLink href={paths.workbookFillPart(plan.part)}>{plan.label}</ButtonLink>}
        className="pb-12"
      />
      <div className="wrap grid gap-x-20 gap-y-12 pb-(--section) lg:grid-cols-[7fr_5fr]">
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
          <ol>
            {workbook.parts.map(({ id, title: name, lead: about, sections }, index) => (
              <li key={id} className="grid grid-cols-[3.5rem_1fr] items-baseline border-t border-line py-4.5">
                <span className="workbook-number text-2xl" aria-hidden="true">
                  {index + 1}
                </span>
                <div>
                  <a
                    href={paths.workbookFillPart(id)}
                    className="font-serif text-xl underline decoration-edge underline-offset-4"
                  >
                    {name}
                  </a>
                  <p className="text-sm text-muted">{about}</p>
                  <p
                    className="text-sm font-semibold text-sage"
                    data-sections={sections.map((section) => section.id).join(' ')}
                  />
                </div>
              </li>
            ))}
          </ol>
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
