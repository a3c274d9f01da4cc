import type { ReactNode } from 'react';
import { ExternalLabel } from '@/components/site/external-label';
import { Paragraph } from '@/components/site/inline-text';
import { Ways } from '@/components/site/ways';
import { cn } from '@/components/ui/cn';
import { ask, emergency, redFlags, safetyBox, talk, talkBox } from '@/content/safety';
import { NumberRow } from './number-row';

interface BoxProps {
  id: string;
  title: string;
  isTalk?: boolean;
  children: ReactNode;
}

function Box({ id, title, isTalk, children }: BoxProps) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-heading`}
      data-print="whole"
      className={cn('safety-box grid content-start gap-4 rounded-md', isTalk && 'is-talk')}
    >
      <h2 id={`${id}-heading`} className="text-xl">
        {title}
      </h2>
      {children}
    </section>
  );
}

/** The full box: when to call, with the whole list, and whom to ask about anything else. */
export function SafetyBox() {
  const { title, fully, notNew } = safetyBox;
  return (
    <Box id="red-flags" title={title}>
      <p>{fully}</p>
      <ul className="grid list-disc gap-1.5 pl-5">
        {redFlags.map((flag) => (
          <li key={flag}>{flag}</li>
        ))}
      </ul>
      <p>{notNew}</p>
      <dl>
        <AskRow />
      </dl>
    </Box>
  );
}

/** For people at risk of harming themselves: the counterpart of the safety box, which is about physical emergencies. */
export function TalkBox() {
  return (
    <Box id="not-safe" title={talkBox.title} isTalk>
      <p>{talkBox.fully}</p>
      <Ways ways={talkBox.ways.map(({ label, href, where }) => ({ label, href, note: where }))} />
      <TalkElsewhere />
      <Paragraph text={talkBox.danger} />
    </Box>
  );
}

/** The short box above a text: the same answers, and a line to talk to. */
export function SafetyBrief() {
  const { title, briefly } = safetyBox;
  return (
    <aside
      aria-label={title}
      data-print="whole"
      className="safety-brief rounded-md border-l-4 border-danger bg-surface px-6 pt-5 pb-2"
    >
      <p className="font-semibold">{title}</p>
      <dl className="mt-3">
        <Row when={emergency.fully}>
          <p>{briefly}</p>
          <NumberRow numbers={emergency.numbers} tone="danger" />
        </Row>
        <AskRow />
        <Row when={talk.when}>
          <Paragraph text={talkBox.briefly} />
          <NumberRow numbers={talk.numbers} tone="talk" />
          <TalkElsewhere />
        </Row>
      </dl>
    </aside>
  );
}

/** New symptoms that are no red flag: see a professional, do not call an ambulance. */
function AskRow() {
  return (
    <Row when={ask.when}>
      <Paragraph text={safetyBox.ask} />
    </Row>
  );
}

function Row({ when, children }: { when: string; children: ReactNode }) {
  return (
    <div className="grid gap-x-8 gap-y-1.5 border-t border-line py-3.5 in-[.safety-brief]:sm:grid-cols-[4fr_7fr]">
      <dt className="font-semibold">{when}</dt>
      <dd className="grid content-start gap-2.5">{children}</dd>
    </div>
  );
}

/** Where to find a helpline in any other country. */
function TalkElsewhere() {
  const { label, href } = talk.elsewhere;
  return (
    <p>
      {talkBox.elsewhere}{' '}
      <a
        href={href}
        target="_blank"
        rel="noopener"
        className="link is-alone inline-flex items-center gap-2 whitespace-nowrap"
      >
        {label}
        <ExternalLabel />
      </a>
    </p>
  );
}
