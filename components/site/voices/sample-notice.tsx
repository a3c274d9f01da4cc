import { TextLink } from '@/components/site/text-link';
import { testimonialLabels } from '@/content/testimonials';

/** Says above a list of placeholders that they are invented. */
export function SampleNotice({ text = testimonialLabels.sampleNotice }: { text?: string }) {
  const { how } = testimonialLabels;
  return (
    <p className="max-w-prose border-l-3 border-apricot pl-5 text-sm">
      {text} <TextLink link={how} />
    </p>
  );
}
