import { Button, ButtonLink } from '@/components/ui/button';
import { flipWords } from '@/content/flip';

const { title, text, link, close } = flipWords.kindness;

/** Asks, softly and once, whether flipping has become checking. */
export function KindnessNote({ onClose }: { onClose: () => void }) {
  return (
    <section aria-labelledby="kindness" className="flip-note flip-note-kind">
      <h2 id="kindness" className="text-lg">
        {title}
      </h2>
      <p>{text}</p>
      <div className="flex flex-wrap gap-3">
        <ButtonLink variant="secondary" size="sm" href={link.href}>
          {link.label}
        </ButtonLink>
        <Button variant="quiet" size="sm" onClick={onClose}>
          {close}
        </Button>
      </div>
    </section>
  );
}
