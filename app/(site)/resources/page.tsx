import type { ReactNode } from 'react';
import { LinkButton, PrintButton, TextLink } from '@/components/site/links';
import { Page } from '@/components/site/page';
import { Paragraph, Paragraphs } from '@/components/site/rich-text';
import { NumberRow, SafetyBox, TalkBox } from '@/components/site/safety';
import { PageHead, Section } from '@/components/site/section';
import { readableDate } from '@/content/articles/article';
import { helplines, lastChecked, organisation, resourcesPage } from '@/content/resources';
import { emergency, talk, talkLine } from '@/content/safety';
import { pageMetadata } from '@/lib/metadata';
import { paths } from '@/lib/paths';
import { Address, EmergencyNumbers, SourceNote } from './numbers';
import '@/app/styles/pages.css';

export const metadata = pageMetadata(paths.resources);

export default function ResourcesPage() {
  const { headline, lead, notice, lowMood, organisations, groups, elsewhere, jump } = resourcesPage;
  return (
    <Page path={paths.resources} crumb="Resources">
      <PageHead title={headline} lead={lead} className="pb-10" figure={<Chooser />} />
      <div className="wrap grid gap-6 pb-(--section) lg:grid-cols-[6fr_5fr]">
        <SafetyBox />
        <TalkBox />
      </div>
      <EmergencyNumbers />
      <section aria-labelledby="notice" className="ground-sea py-14">
        <div className="wrap margin-grid">
          <h2 id="notice" className="text-2xl">
            {notice.title}
          </h2>
          <div className="grid max-w-prose gap-4">
            <p className="text-lg">{notice.text}</p>
            <Paragraph text={talkLine} />
            <p>
              <TextLink link={resourcesPage.night} alone />
            </p>
          </div>
        </div>
      </section>
      <Section id={lowMood.id} heading={lowMood.heading} lead={lowMood.lead}>
        <div className="grid max-w-prose gap-4">
          <Paragraphs texts={lowMood.when} />
          <p>{lowMood.say}</p>
          <SourceNote check={lowMood} />
        </div>
      </Section>
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
        <div className="grid gap-head">
          {groups.map(({ id, heading, ids }) => (
            <Book key={id} id={id} heading={heading}>
              {ids.map((name) => (
                <Address key={name} entry={organisation(name)} />
              ))}
            </Book>
          ))}
          <Book id="elsewhere" heading={elsewhere.heading}>
            {helplines.map((helpline) => (
              <Address key={helpline.id} entry={helpline} />
            ))}
            <div className="grid justify-items-start gap-5 py-9">
              <p className="max-w-prose text-lg">{elsewhere.text}</p>
              <LinkButton link={{ ...elsewhere.link, external: true }} variant="secondary" />
            </div>
          </Book>
        </div>
        <p className="mt-16 max-w-prose text-sm text-muted">
          {resourcesPage.checkedNote(readableDate(lastChecked))} <TextLink link={resourcesPage.report} />
        </p>
      </Section>
    </Page>
  );
}

/** Two rows of numbers above everything else: emergency services, and lines to talk or text to. */
function Chooser() {
  const { label, danger, talk: talkLabel } = resourcesPage.chooser;
  return (
    <nav aria-label={label} className="grid w-full gap-2.5">
      <p id="chooser-danger" className="font-semibold">
        {danger}
      </p>
      <NumberRow numbers={emergency.numbers} labelledBy="chooser-danger" tone="danger" />
      <p id="chooser-talk" className="mt-3 font-semibold">
        {talkLabel}
      </p>
      <NumberRow numbers={talk.numbers} labelledBy="chooser-talk" tone="talk" />
    </nav>
  );
}

/** One section of the directory, whose heading stays in view in the margin. */
function Book({ id, heading, children }: { id: string; heading: string; children: ReactNode }) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-heading`}
      className="grid gap-x-column gap-y-6 border-t-2 border-ink pt-8 lg:grid-cols-[3fr_9fr]"
    >
      <h3 id={`${id}-heading`} className="text-2xl lg:sticky lg:top-24 lg:self-start">
        {heading}
      </h3>
      <div>{children}</div>
    </section>
  );
}
