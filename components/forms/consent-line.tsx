import { TextLink } from '@/components/site/text-link';

interface ConsentLineProps {
  consent: { text: string; privacy: { href: string; label: string } };
}

/** Says what submitting the form agrees to. */
export function ConsentLine({ consent: { text, privacy } }: ConsentLineProps) {
  return (
    <p className="text-sm">
      {text} <TextLink link={privacy} />.
    </p>
  );
}
