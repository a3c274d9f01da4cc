import type { ReactNode } from 'react';
import { InlineText, Paragraph, Paragraphs } from '@/components/site/rich-text';
import { cn } from '@/components/ui/cn';
import { ask, emergency, redFlags, safetyBox, safetyLine, talk, talkBox, talkLine } from '@/content/safety';
import { LinkLabel, LinkRows, TextLink } from './links';
import { InlineNumbers, NumberRow } from './numbers';

/*
 * Reader views (Mozilla's Readability) take out every `div` of which more than a fifth is links, unless a class of it contains
 * "text", and with it the numbers to call. They keep a `section`.
 */

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
      className={cn(
        'grid grid-cols-1 content-start gap-4 rounded-md border-t-4 p-[min(7vw,clamp(1.5rem,1rem+2vw,2.5rem))]',
        isTalk ? 'border-sage bg-sage-wash' : 'border-danger bg-danger-wash',
        textLinks,
      )}
    >
      <h2 id={`${id}-heading`} className="text-xl">
        {title}
      </h2>
      {children}
    </section>
  );
}

/** Links within a text, which have no class. */
const textLinks =
  '[&_a:not([class])]:font-[650] [&_a:not([class])]:underline [&_a:not([class])]:underline-offset-[0.2em] [&_a[href^=tel]]:whitespace-nowrap';

/** The full box: when to call, with the whole list, and whom to ask about anything else. */
export function SafetyBox() {
  const { title, fully, plan, notNew, others } = safetyBox;
  return (
    <Box id="red-flags" title={title}>
      <p>{fully}</p>
      <ul className="grid list-disc gap-1.5 pl-5">
        {redFlags.map((flag) => (
          <li key={flag}>{flag}</li>
        ))}
      </ul>
      <p className="font-semibold">{plan}</p>
      <Paragraphs texts={others} />
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
      <Paragraph text={talkBox.danger} />
      <LinkRows links={talkBox.ways} />
      <TalkElsewhere />
      <Paragraph text={talkBox.young} />
    </Box>
  );
}

/** The lines to talk to, those of the reader's country first, above everything else that a page says. */
export function TalkFirst({ title, text }: { title: string; text: string }) {
  return (
    <section
      role="note"
      data-talk-first=""
      className={cn('grid gap-4 rounded-md border-t-4 border-sage bg-sage-wash p-6', textLinks)}
    >
      <p className="text-lg font-semibold">{title}</p>
      <NumberRow numbers={talk.numbers} tone="talk" />
      <TalkElsewhere />
      <Paragraph text={talkBox.danger} />
      <Paragraph text={talkBox.young} />
      <p className="text-sm">{text}</p>
    </section>
  );
}

/** The short length above a text. @param children what comes next for those who need no call */
export function SafetyBrief({ children }: { children?: ReactNode }) {
  return (
    <section
      role="note"
      data-print="whole"
      className={cn(
        'mb-12 max-w-(--container-prose) rounded-md border-l-4 border-danger bg-surface px-[min(1.5rem,6vw)] pt-5 pb-2 text-sm [--number-height:3.5rem]',
        'print:mb-5 print:text-[9pt] print:[--number-height:2.25rem]',
        textLinks,
      )}
    >
      <p className="mb-3 font-semibold">{safetyBox.title}</p>
      <p data-safety="" className="mb-3">
        {emergency.fully}? {emergency.callFirst}
      </p>
      <NumberRow numbers={emergency.numbers} tone="danger" />
      {children}
      <MoreDisclosure>
        <SafetyAnswers />
      </MoreDisclosure>
    </section>
  );
}

/** Opens the full words in place. They are open in print, and without script. */
function MoreDisclosure({ children }: { children: ReactNode }) {
  return (
    <details className="print:details-content:[content-visibility:visible] noscript:details-content:[content-visibility:visible]">
      <summary className="inline-flex min-h-10 cursor-pointer items-center font-semibold underline underline-offset-4 print:hidden">
        {safetyBox.more}
      </summary>
      {children}
    </details>
  );
}

/** The long length within a text: every answer, with nothing to open. */
export function SafetyLong() {
  return (
    <section
      role="note"
      className={cn('my-12 max-w-(--container-prose) border-l-4 border-danger pl-6 text-sm', textLinks)}
    >
      <SafetyAnswers />
    </section>
  );
}

/**
 * The answers of the short box: each number once, large enough to tap.
 * @param isNearest shows the nearest emergency number only, and opens the others below it
 */
export function SafetyAnswers({ isNearest = false }: { isNearest?: boolean }) {
  return (
    <dl>
      <Row when={emergency.fully}>
        <p>{safetyBox.briefly}</p>
        <NumberRow numbers={emergency.numbers} tone="danger" isNearest={isNearest} />
        {isNearest && (
          // Without script the row above has all of them.
          <details className="noscript:hidden print:hidden">
            <summary className="inline-flex min-h-11 cursor-pointer items-center font-semibold underline underline-offset-4">
              {safetyBox.abroad}
            </summary>
            <NumberRow numbers={emergency.numbers} tone="danger" />
          </details>
        )}
      </Row>
      <AskRow>
        <Paragraphs texts={safetyBox.others} />
      </AskRow>
      <Row when={talk.when}>
        <Paragraph text={talkBox.briefly} />
        <NumberRow numbers={talk.numbers} tone="talk" />
        <TalkElsewhere />
        <Paragraph text={talkBox.young} />
      </Row>
    </dl>
  );
}

/** New symptoms that are no red flag: see a professional, do not call an ambulance. */
function AskRow({ children }: { children?: ReactNode }) {
  return (
    <Row when={ask.when}>
      <Paragraph text={safetyBox.ask} />
      {children}
    </Row>
  );
}

function Row({ when, children }: { when: string; children: ReactNode }) {
  return (
    <div className="grid gap-x-8 gap-y-1.5 border-t border-line py-3.5 text-left in-[[role=note]]:sm:grid-cols-[4fr_7fr]">
      <dt className="font-semibold">{when}</dt>
      <dd className="grid content-start gap-2.5">{children}</dd>
    </div>
  );
}

/** Where to find a helpline in any other country. */
function TalkElsewhere() {
  return (
    <p>
      {talkBox.elsewhere}{' '}
      <TextLink link={talk.elsewhere} alone className="inline-flex flex-wrap items-center gap-x-2" />
    </p>
  );
}

interface SafetyShortProps {
  /** Id of the sentence with the red flags. */
  id?: string;
  /** Where the reader is, in the exercise; on a document `site-numbers` finds out. */
  area?: string;
  /** Whether the title and the lines to talk to stand here, too. */
  isWhole?: boolean;
  className?: string;
}

/**
 * Safety in its short length: the red flags with the nearest numbers, and "More".
 */
export function SafetyShort({ id, area, isWhole = false, className }: SafetyShortProps) {
  return (
    <section className={cn('grid gap-1.5', className)}>
      {isWhole && <p className="font-semibold">{safetyBox.title}</p>}
      <p id={id} data-safety="">
        {emergency.shortly}? {emergency.callFirst}
        <InlineNumbers numbers={emergency.numbers} area={area} />
      </p>
      {isWhole && (
        <p data-safety="">
          {talk.shortly}
          <InlineNumbers numbers={talk.numbers} area={area} />{' '}
          <a href={talk.elsewhere.href} className="inline-block py-1 underline underline-offset-4">
            <LinkLabel text={talk.elsewhere.label} />
          </a>
        </p>
      )}
      <MoreDisclosure>
        <section className="grid gap-2 pt-1">
          <SafetyLines />
          <p>{ask.unsure}</p>
        </section>
      </MoreDisclosure>
    </section>
  );
}

/** Physical and mental emergencies in one line each. */
export function SafetyLines() {
  return (
    <>
      {[safetyLine, talkLine].map((line) => (
        <p key={line} data-safety="">
          <InlineText text={line} />
        </p>
      ))}
    </>
  );
}
