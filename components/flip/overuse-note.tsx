import { Button, ButtonLink } from '@/components/ui/button';
import { flipWords } from '@/content/flip';

const { link, close } = flipWords.overuse;

interface OveruseNoteProps {
  /** Text for flips by default. */
  words?: { title: string; text: string };
  onClose: () => void;
}

/** The overuse note: gently asks whether flipping or waiting has become checking. */
export function OveruseNote({ words: { title, text } = flipWords.overuse, onClose }: OveruseNoteProps) {
  return (
    <section aria-labelledby="overuse" className="flip-note flip-note-overuse">
      <h2 id="overuse" className="text-lg">
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
