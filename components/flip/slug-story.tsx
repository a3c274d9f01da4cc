import { slugStory } from '@/content/slug-story';

/** A toggle with a short quotation of the author. */
export function SlugStory() {
  return (
    <details className="flip-fold">
      <summary>{slugStory.title}</summary>
      <blockquote className="border-l-4 border-sage pt-3 pl-4">
        <p className="max-w-prose">{slugStory.quote}</p>
      </blockquote>
    </details>
  );
}
