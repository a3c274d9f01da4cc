import { Slug } from '@/components/illustrations/slug';
import { slugStory } from '@/content/slug-story';

/** A toggle with a short quotation of the author. */
export function SlugStory() {
  return (
    <details className="flip-fold">
      <summary>{slugStory.title}</summary>
      <blockquote className="grid gap-4 pt-3">
        <p className="max-w-prose font-serif text-lg">{slugStory.quote}</p>
        <Slug className="h-20" />
      </blockquote>
    </details>
  );
}
