import { WorkbookForm } from '@/app/(site)/workbook/form';
import { sheet, WorkbookFan } from '@/app/(site)/workbook/sheets';
import { Envelope } from '@/components/illustrations/drawings';
import { ClaimMark } from '@/components/site/claims';
import { Frame } from '@/components/site/frame';
import { LinkButton, TextLink } from '@/components/site/links';
import { DrawnCards, PageHead, Section } from '@/components/site/section';
import { Testimonials } from '@/components/site/testimonials';
import { Badge } from '@/components/ui/badge';
import { Card } from '@/components/ui/card';
import { shownClaims } from '@/content/claims';
import { landing } from '@/content/landing';
import { landingTestimonials } from '@/content/testimonials';
import { pageMetadata } from '@/lib/metadata';
import { paths } from '@/lib/paths';

export const metadata = pageMetadata(paths.landing);

export default function LandingPage() {
  const { badge, headline, lead, claims, button, figures, testimonials, inside, form, trust } = landing;
  const shown = shownClaims(claims);
  return (
    <Frame path={paths.landing}>
      <PageHead
        className="py-5 max-sm:*:gap-4 sm:py-8 lg:grid-cols-2 lg:pb-12"
        before={
          <Badge tone="sage" className="figures font-serif">
            {badge}
          </Badge>
        }
        title={headline}
        lead={lead}
        action={<LinkButton link={button} size="lg" />}
        aside={<WorkbookFan />}
      />
      {shown.length > 0 && (
        <div className="wrap">
          <ul className="flex flex-wrap gap-x-8 gap-y-2 border-y border-line py-4 text-sm">
            {shown.map((claim) => (
              <li key={claim.id}>
                <span className="figures font-serif text-lg">{claim.text}</span> <ClaimMark claim={claim} />
              </li>
            ))}
            <li className="content-end lg:ml-auto">
              <TextLink link={figures} alone />
            </li>
          </ul>
        </div>
      )}
      <Testimonials
        id="voices"
        heading={testimonials.heading}
        items={landingTestimonials.map((each) => ({ ...each, by: each.initials }))}
        className="grid gap-10 text-xl *:border-t-2 *:border-apricot *:pt-5 lg:grid-cols-3 lg:gap-8"
      />
      <Section id="inside" ground="surface" turned heading={inside.heading}>
        <DrawnCards
          cards={inside.cards}
          drawings={[sheet('technique'), sheet('panic'), sheet('plan'), Envelope]}
          className="grid-cols-2 max-[16rem]:grid-cols-1 max-sm:gap-x-5 max-sm:gap-y-10 lg:*:grid-cols-[11.25rem_minmax(0,1fr)] lg:*:grid-rows-[auto_1fr] lg:*:gap-x-8 lg:[&>li>:first-child]:row-span-2"
        />
      </Section>
      <Section id={form.id} ground="sage" turned heading={form.heading} lead={form.text}>
        <div className="split is-even gap-y-12">
          <Card look="sheet" className="lg:order-last">
            <WorkbookForm path={paths.landing} place={form.id} />
          </Card>
          <dl className="grid content-start gap-6">
            {trust.map(({ title, text }) => (
              <div key={title}>
                <dt className="font-serif text-xl">{title}</dt>
                <dd className="mt-1">{text}</dd>
              </div>
            ))}
          </dl>
        </div>
      </Section>
    </Frame>
  );
}
