import type { FaqItem } from '@/content/faq';
import { Disclosure } from './disclosure';
import { InlineText } from './inline-text';

/** Questions as disclosures; several can be open at once. */
export function FaqList({ items }: { items: readonly FaqItem[] }) {
  return (
    <div className="border-t-2 border-ink">
      {items.map(({ id, question, answer }) => (
        <Disclosure
          key={id}
          id={id}
          className="border-edge"
          summary={<h3 className="text-xl">{question}</h3>}
        >
          <div className="prose pb-8">
            {answer.map((paragraph) => (
              <p key={paragraph}>
                <InlineText text={paragraph} />
              </p>
            ))}
          </div>
        </Disclosure>
      ))}
    </div>
  );
}
