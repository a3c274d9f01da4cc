import type { Metadata } from 'next';
import { PageHead } from '@/components/site/section';
import { ButtonLink } from '@/components/ui/button';
import { fillWords } from '@/content/workbook/fill';
import { workbook } from '@/content/workbook/workbook';
import { paths } from '@/lib/paths';
import { KeptPanel, KeptStatus } from './pages';

const { title, lead, plan, whole } = fillWords;

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
