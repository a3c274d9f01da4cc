import { ExternalLabel } from '@/components/site/external-label';
import { InlineText } from '@/components/site/inline-text';
import { Ways } from '@/components/site/ways';
import { talk, talkBox } from '@/content/safety';

/** For people at risk of harming themselves: the counterpart of the safety box, which is about physical emergencies. */
export function TalkBox() {
  return (
    <section
      id="not-safe"
      aria-labelledby="not-safe-heading"
      data-print="whole"
      className="safety-box is-talk"
    >
      <h2 id="not-safe-heading" className="text-xl">
        {talkBox.title}
      </h2>
      <p>{talkBox.fully}</p>
      <Ways ways={talkBox.ways.map(({ label, href, where }) => ({ label, href, note: where }))} />
      <TalkElsewhere />
      <p>
        <InlineText text={talkBox.danger} />
      </p>
    </section>
  );
}

/** Where to find a helpline in any other country. */
export function TalkElsewhere() {
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
