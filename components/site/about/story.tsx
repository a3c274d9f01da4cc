import { RichText } from '@/components/site/rich-text';
import { about } from '@/content/about';

/** The story, told as a diary is read: where we are in the margin, what happened beside it. */
export function Story() {
  return (
    <div className="wrap story">
      {about.story.map(({ id, heading, blocks }) => (
        <section key={id} aria-labelledby={id} className="margin-grid">
          <div className="margin-head">
            <h2 id={id} className="max-w-[14ch] text-2xl">
              {heading}
            </h2>
          </div>
          <RichText blocks={blocks} level={3} />
        </section>
      ))}
    </div>
  );
}
