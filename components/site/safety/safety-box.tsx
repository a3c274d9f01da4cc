import type { ReactNode } from 'react';
import { InlineText } from '@/components/site/inline-text';
import { ask, emergency, redFlags, safetyBox, talk, talkBox } from '@/content/safety';
import { NumberRow } from './number-row';
import { TalkElsewhere } from './talk-box';

/** The full box: when to call, with the whole list, and whom to ask about anything else. */
export function SafetyBox() {
  const { title, fully, notNew } = safetyBox;
  return (
    <section id="red-flags" aria-labelledby="red-flags-heading" data-print="whole" className="safety-box">
      <h2 id="red-flags-heading" className="text-xl">
        {title}
      </h2>
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
    </section>
  );
}

/** The short box above a text: the same answers, and a line to talk to. */
export function SafetyBrief() {
  const { title, briefly } = safetyBox;
  return (
    <aside aria-label={title} data-print="whole" className="safety-brief">
      <p className="font-semibold">{title}</p>
      <dl className="mt-3">
        <Row when={emergency.fully}>
          <p>{briefly}</p>
          <NumberRow numbers={emergency.numbers} tone="danger" />
        </Row>
        <AskRow />
        <Row when={talk.when}>
          <p>
            <InlineText text={talkBox.briefly} />
          </p>
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
      <p>
        <InlineText text={safetyBox.ask} />
      </p>
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
