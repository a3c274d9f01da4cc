import { TextLink } from '@/components/site/text-link';
import { testimonialLabels } from '@/content/testimonials';

/** Says that the testimonials below are invented samples. */
export function SampleNotice({ text = testimonialLabels.sampleNotice }: { text?: string }) {
  const { how } = testimonialLabels;
  return (
    <p className="max-w-prose border-l-3 border-apricot pl-5 text-sm">
      {text} <TextLink link={how} />
    </p>
  );
}
