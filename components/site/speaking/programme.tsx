import { Section } from '@/components/site/section';
import { speaking, speakingTopics } from '@/content/speaking';

/** The talks, as a programme at the door announces them. The row of heads above looks at it. */
export function Programme() {
  return (
    <Section id="talks" ground="sea" heading={speaking.topics.heading}>
      <ol className="programme">
        {speakingTopics.map(({ id, title, description, audience, duration }) => (
          <li key={id}>
            <p className="figures text-sm">{duration}</p>
            <h3 className="text-2xl">{title}</h3>
            <div className="grid content-start gap-3">
              <p>{description}</p>
              <p className="text-sm">
                {speaking.topics.audience}: {audience}
              </p>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  );
}
