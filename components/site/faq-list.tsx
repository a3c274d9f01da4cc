import type { FaqItem } from '@/content/faq';
import { InlineText } from './inline-text';

/** Questions that open one by one, as many at once as the reader likes. */
export function FaqList({ items }: { items: readonly FaqItem[] }) {
  return (
    <div className="border-t-2 border-ink">
      {items.map(({ id, question, answer }) => (
        <details key={id} id={id} className="faq-item">
          <summary>
            <h3 className="text-xl">{question}</h3>
            <svg aria-hidden="true" viewBox="0 0 24 24" className="drawing">
              <path d="M4 12h16" />
              <path className="upright" d="M12 4v16" />
            </svg>
          </summary>
          <div className="prose">
            {answer.map((paragraph) => (
              <p key={paragraph}>
                <InlineText text={paragraph} />
              </p>
            ))}
          </div>
        </details>
      ))}
    </div>
  );
}
