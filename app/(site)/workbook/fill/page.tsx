import type { Metadata } from 'next';
import { PageHead } from '@/components/site/page-head';
import { KeptPanel, KeptStatus } from '@/components/site/workbook/kept-panel';
import { ButtonLink } from '@/components/ui/button';
import { fillWords } from '@/content/workbook/fill';
import { workbook } from '@/content/workbook/workbook';
import { paths } from '@/lib/paths';

const { title, lead, plan, whole } = fillWords;

export const metadata: Metadata = { title, robots: { index: false } };

/** The parts of the workbook, and how much is written in each. */
export default function FillPage() {
  return (
    <>
      <PageHead
        title={title}
        lead={lead}
        action={<ButtonLink href={paths.workbookFillPart(plan.part)}>{plan.label}</ButtonLink>}
        className="pb-12"
      />
      <div className="wrap fill-contents">
        <div>
          <KeptStatus />
          <ol>
            {workbook.parts.map(({ id, title: name, lead: about, sections }, index) => (
              <li key={id}>
                <span className="workbook-number" aria-hidden="true">
                  {index + 1}
                </span>
                <div>
                  <a href={paths.workbookFillPart(id)}>{name}</a>
                  <p>{about}</p>
                  <p data-sections={sections.map((section) => section.id).join(' ')} />
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
