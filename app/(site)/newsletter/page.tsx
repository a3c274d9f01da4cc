import { Frame } from '@/components/site/frame';
import { TextLink } from '@/components/site/links';
import { FeatureList, Section } from '@/components/site/section';
import { Card } from '@/components/ui/card';
import { newsletterPage } from '@/content/newsletter';
import { pageMetadata } from '@/lib/metadata';
import { paths } from '@/lib/paths';
import { NewsletterForm } from './form';

export const metadata = pageMetadata(paths.newsletter);

export default function NewsletterPage() {
  const { headline, lead, promises, course, letters } = newsletterPage;
  return (
    <Frame path={paths.newsletter}>
      <div className="wrap split is-even items-start gap-y-10 py-head">
        <div className="grid gap-6">
          <h1 className="max-w-title text-display">{headline}</h1>
          <p className="max-w-lead text-lg text-balance">{lead}</p>
          <p className="max-w-lead">
            {course.before} <TextLink link={course.link} />.
          </p>
          <p>
            <TextLink link={letters.link} alone />
          </p>
        </div>
        <Card look="sheet" id="form">
          <NewsletterForm />
        </Card>
      </div>
      <Section id="promises" heading={promises.heading} layout="margin" ground="surface">
        <FeatureList items={promises.items} columns={1} />
      </Section>
    </Frame>
  );
}
