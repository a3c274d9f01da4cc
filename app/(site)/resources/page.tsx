import type { ReactNode } from 'react';
import { LinkButton, LinkRows, PrintButton, TextLink } from '@/components/site/links';
import { NumberRow } from '@/components/site/numbers';
import { Page } from '@/components/site/page';
import { Paragraph, Paragraphs } from '@/components/site/rich-text';
import { SafetyBox, TalkBox } from '@/components/site/safety';
import { PageHead, Section } from '@/components/site/section';
import { Badge } from '@/components/ui/badge';
import { readableDate } from '@/content/articles/article';
import {
  type Check,
  type EmergencyNumber,
  emergencyNumbers,
  type Helpline,
  helplines,
  lastChecked,
  type Organisation,
  organisation,
  resourcesPage,
} from '@/content/resources';
import { emergency, talk, talkLine } from '@/content/safety';
import { pageMetadata } from '@/lib/metadata';
import { paths } from '@/lib/paths';

export const metadata = pageMetadata(paths.resources);

export default function ResourcesPage() {
  const { headline, lead, notice, lowMood, organisations, groups, elsewhere, jump } = resourcesPage;
  return (
    <Page path={paths.resources} crumb="Resources">
      <PageHead
        title={headline}
        lead={lead}
        className="pb-10"
        aside={
          <div className="grid w-full gap-5">
            <Chooser />
            <p>
              <TextLink link={resourcesPage.beside} alone />
            </p>
          </div>
        }
      />
      <div className="wrap split is-even max-lg:grid-cols-1 pb-(--section)">
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
              <LinkButton link={elsewhere.link} size="sm" variant="secondary" />
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
      className="margin-grid gap-y-6 border-t-2 border-ink pt-8"
    >
      <h3 id={`${id}-heading`} className="text-2xl lg:sticky lg:top-24 lg:self-start">
        {heading}
      </h3>
      <div>{children}</div>
    </section>
  );
}

/** An entry of the directory: an organisation, or a helpline in another country. */
function Address({ entry }: { entry: Organisation | Helpline }) {
  const { id, name, country, description, ways } = entry;
  const organisation = 'type' in entry ? entry : undefined;
  const Entry = organisation ? 'article' : 'section';
  return (
    <Entry
      id={id}
      aria-labelledby={organisation ? `${id}-name` : `${id}-name ${id}-country`}
      data-print="whole"
      className="grid gap-x-8 gap-y-5 border-b border-line py-9 first:pt-1 lg:grid-cols-[calc((100%+2rem)*3/8-2rem)_1fr] print:grid-cols-[1fr_2fr] print:py-4"
    >
      <header className="grid content-start gap-1">
        <p id={`${id}-country`} className="text-sm text-muted">
          {country}
          {organisation && `, ${organisation.type}`}
        </p>
        <h4 id={`${id}-name`} className="text-xl">
          {name}
        </h4>
      </header>
      <section className="grid content-start gap-4">
        <Paragraph text={description} />
        <LinkRows links={ways.map(({ label, href, hours }) => ({ label, href, note: hours }))} />
        {organisation && <OrganisationDetails of={organisation} />}
        <SourceNote check={entry} />
      </section>
    </Entry>
  );
}

function OrganisationDetails({ of: { websites, caution, features } }: { of: Organisation }) {
  return (
    <>
      <ul className="flex flex-wrap gap-x-5 gap-y-1">
        {websites.map((website) => (
          <li key={website.href}>
            <TextLink
              link={{ ...website, external: true }}
              className="inline-flex items-center gap-2 py-1 font-semibold"
            />
          </li>
        ))}
      </ul>
      {caution && <Paragraph className="border-l-3 border-apricot pl-4 text-sm" text={caution} />}
      <ul className="flex flex-wrap gap-x-3 gap-y-1 text-sm *:not-last:after:ml-3 *:not-last:after:content-['·']">
        {features.map((feature) => (
          <li key={feature}>{feature}</li>
        ))}
      </ul>
    </>
  );
}

const numbers: readonly EmergencyNumber[] = emergencyNumbers;

/** The four emergency numbers, in type as large as fits. */
function EmergencyNumbers() {
  return (
    <section id="emergency" aria-labelledby="emergency-heading" className="wrap pb-(--section)">
      <h2 id="emergency-heading" className="sr-only">
        {resourcesPage.emergency.heading}
      </h2>
      <ul className="grid gap-x-8 border-t-2 border-ink md:grid-cols-2 print:grid-cols-2">
        {numbers.map((entry) => {
          const { id, number, country, name, description, ways } = entry;
          const [call, ...others] = ways;
          return (
            <li
              key={id}
              data-print="whole"
              className="grid content-start gap-4 border-b border-line pt-7 pb-9 print:py-4"
            >
              <a
                href={call?.href}
                aria-label={call?.label}
                translate="no"
                className="figures justify-self-start font-serif text-[clamp(4.5rem,3rem+8vw,8rem)] leading-[0.9] font-[420] text-sea underline decoration-apricot decoration-[0.05em] underline-offset-[0.12em] [text-decoration-skip-ink:none] hover:decoration-[0.09em] print:text-[34pt]"
              >
                {number}
              </a>
              <div className="grid content-start gap-2">
                <div className="flex flex-wrap items-center gap-3">
                  <h3 className="text-xl">{name}</h3>
                  <Badge>{country}</Badge>
                </div>
                <p>{description}</p>
                {call && <p className="text-sm font-semibold">{call.hours}</p>}
                <LinkRows links={others.map(({ label, href, hours }) => ({ label, href, note: hours }))} />
                <SourceNote check={entry} />
              </div>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** Source of an entry, the date it was read, and whether it is the organisation's own page. */
function SourceNote({ check: { source, checked, evidence } }: { check: Check }) {
  const { words: labels } = resourcesPage;
  return (
    <p className="text-sm text-muted">
      {evidence === 'secondary' ? labels.secondary : labels.source}:{' '}
      {source.url ? (
        <a href={source.url} className="link">
          {source.text}
        </a>
      ) : (
        source.text
      )}
      , {labels.read} <time dateTime={checked}>{readableDate(checked)}</time>
    </p>
  );
}
