import { WorkbookForm } from '@/components/forms/workbook-form';
import { FigureMark } from '@/components/site/figure-mark';
import { Frame } from '@/components/site/frame';
import { InsideCards } from '@/components/site/landing/inside-cards';
import { MarginNotes } from '@/components/site/landing/margin-notes';
import { PageHead } from '@/components/site/page-head';
import { Section } from '@/components/site/section';
import { WorkbookSheets } from '@/components/site/workbook/workbook-sheets';
import { Badge } from '@/components/ui/badge';
import { ButtonLink } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { shownClaims } from '@/content/claims';
import { landing } from '@/content/landing';
import { pageMetadata } from '@/lib/metadata';
import { paths } from '@/lib/paths';
import { sendWorkbook } from '@/lib/workbook/send-workbook';
import '@/app/styles/landing.css';

export const metadata = pageMetadata(paths.landing);

export default function LandingPage() {
  const { badge, headline, lead, claims, button, figures, form, trust } = landing;
  const shown = shownClaims(claims);
  return (
    <Frame path={paths.landing}>
      <PageHead
        className="landing-head"
        before={<Badge tone="sage">{badge}</Badge>}
        title={headline}
        lead={lead}
        action={
          <ButtonLink href={button.href} size="lg">
            {button.label}
          </ButtonLink>
        }
        figure={<WorkbookSheets />}
      />
      {shown.length > 0 && (
        <div className="wrap grid gap-5 pb-4">
          <ul className="landing-claims font-serif text-xl">
            {shown.map((claim) => (
              <li key={claim.id}>
                {claim.text} <FigureMark claim={claim} />
              </li>
            ))}
          </ul>
          <a href={figures.href} className="link justify-self-start py-1 text-sm">
            {figures.label}
          </a>
        </div>
      )}
      <MarginNotes />
      <InsideCards />
      <Section id={form.id} ground="sea" turned layout="margin" heading={form.heading} lead={form.text}>
        <Card look="sheet" data-room="" className="max-w-form text-ink">
          <WorkbookForm action={sendWorkbook} path={paths.landing} place={form.id} />
        </Card>
      </Section>
      <dl className="wrap landing-trust">
        {trust.map(({ title, text }) => (
          <div key={title}>
            <dt className="font-serif text-xl">{title}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </Frame>
  );
}
