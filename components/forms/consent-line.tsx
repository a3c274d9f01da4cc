import { TextLink } from '@/components/site/text-link';

interface ConsentLineProps {
  consent: { text: string; privacy: { href: string; label: string } };
}

/** What a press of the button says yes to, beside it. */
export function ConsentLine({ consent: { text, privacy } }: ConsentLineProps) {
  return (
    <p className="text-sm">
      {text} <TextLink link={privacy} />.
    </p>
  );
}
