import { Frame } from '@/components/site/frame';
import { InlineText } from '@/components/site/inline-text';
import { JsonLd } from '@/components/site/json-ld';
import { OutLink } from '@/components/site/out-link';
import { PageHead } from '@/components/site/page-head';
import { PrintButton } from '@/components/site/print-button';
import { Chooser } from '@/components/site/resources/chooser';
import { EmergencyNumbers } from '@/components/site/resources/emergency-numbers';
import { HelplineEntry } from '@/components/site/resources/helpline-entry';
import { OrganisationEntry } from '@/components/site/resources/organisation-entry';
import { SafetyBox } from '@/components/site/safety/safety-box';
import { TalkBox } from '@/components/site/safety/talk-box';
import { Section } from '@/components/site/section';
import { ButtonLink } from '@/components/ui/button';
import { readableDate } from '@/content/articles/article';
import { alsoChecked, helplines, organisation, resourcesPage } from '@/content/resources';
import { talkLine } from '@/content/safety';
import { crumbsNode } from '@/lib/json-ld';
import { pageMetadata } from '@/lib/metadata';
import { paths } from '@/lib/paths';
import '@/app/styles/resources.css';
import '@/app/styles/safety.css';

export const metadata = pageMetadata(paths.resources);

export default function ResourcesPage() {
  const { headline, lead, notice, organisations, groups, elsewhere, jump, checkedNote, report } =
    resourcesPage;
  return (
    <Frame path={paths.resources}>
      <JsonLd data={[crumbsNode([{ name: 'Resources', path: paths.resources }])]} />
      <PageHead title={headline} lead={lead} className="resources-head" figure={<Chooser />} />
      <div className="wrap safety-boxes">
        <SafetyBox />
        <TalkBox />
      </div>
      <EmergencyNumbers />
      <section aria-labelledby="notice" className="ground-sea on-sea py-14">
        <div className="wrap margin-grid">
          <h2 id="notice" className="text-2xl">
            {notice.title}
          </h2>
          <div className="grid max-w-prose gap-4">
            <p className="text-lg">{notice.text}</p>
            <p>
              <InlineText text={talkLine} />
            </p>
          </div>
        </div>
      </section>
      <Section
        id="organisations"
        heading={organisations.heading}
        lead={organisations.lead}
        action={<PrintButton label={jump.print} />}
      >
        <nav aria-label={jump.label} className="mb-12">
          <ul className="flex flex-wrap gap-x-8 gap-y-2">
            {[...groups, { id: 'elsewhere', heading: elsewhere.heading }].map(({ id, heading }) => (
              <li key={id}>
                <a href={`#${id}`} className="link inline-block py-1.5">
                  {heading}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        {groups.map(({ id, heading, ids }) => (
          <section key={id} id={id} aria-labelledby={`${id}-heading`} className="address-book">
            <h3 id={`${id}-heading`} className="text-2xl">
              {heading}
            </h3>
            <div>
              {ids.map((name) => (
                <OrganisationEntry key={name} organisation={organisation(name)} />
              ))}
            </div>
          </section>
        ))}
        <section id="elsewhere" aria-labelledby="elsewhere-heading" className="address-book">
          <h3 id="elsewhere-heading" className="text-2xl">
            {elsewhere.heading}
          </h3>
          <div>
            {helplines.map((helpline) => (
              <HelplineEntry key={helpline.id} helpline={helpline} />
            ))}
            <div className="organisation">
              <p className="max-w-prose text-lg">{elsewhere.text}</p>
              <p>
                <ButtonLink href={elsewhere.link.href} variant="secondary" target="_blank" rel="noopener">
                  {elsewhere.link.label}
                  <OutLink />
                </ButtonLink>
              </p>
            </div>
          </div>
        </section>
        <p className="mt-16 max-w-prose text-sm text-muted">
          {checkedNote(readableDate(alsoChecked))}{' '}
          <a href={report.href} className="link">
            {report.label}
          </a>
        </p>
      </Section>
    </Frame>
  );
}
