import { Slug } from '@/components/illustrations/drawings';
import { Collapsible, CollapsibleContent, CollapsibleTrigger } from '@/components/ui/collapsible';
import { slugStory } from '@/content/slug-story';

/** A collapsible quotation from the author. */
export function SlugStory() {
  return (
    <Collapsible>
      <CollapsibleTrigger>{slugStory.title}</CollapsibleTrigger>
      <CollapsibleContent>
        <blockquote className="grid gap-4">
          <p className="max-w-prose font-serif text-lg">{slugStory.quote}</p>
          <Slug className="h-20" />
        </blockquote>
      </CollapsibleContent>
    </Collapsible>
  );
}
