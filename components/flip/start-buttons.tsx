import { Button } from '@/components/ui/button';
import { flipWords } from '@/content/flip';

const { start, emergency } = flipWords.home;

/** The two ways to begin a flip. */
export function StartButtons({ onStart }: { onStart: (emergency: boolean) => void }) {
  return (
    <>
      <Button className="flip-start" onClick={() => onStart(false)}>
        {start}
      </Button>
      <Button variant="danger" size="lg" onClick={() => onStart(true)}>
        {emergency}
      </Button>
    </>
  );
}
