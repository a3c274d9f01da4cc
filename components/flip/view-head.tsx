import { flipWords } from '@/content/flip';

/** The way back and the title of a view. The title takes the focus when the view opens. */
export function ViewHead({ title, onBack }: { title: string; onBack: () => void }) {
  return (
    <>
      <button type="button" onClick={onBack} className="flip-back justify-self-start">
        <svg aria-hidden="true" viewBox="0 0 24 24" className="size-5">
          <path d="M15 4 7 12l8 8" fill="none" stroke="currentColor" strokeWidth="2.2" />
        </svg>
        {flipWords.flip.back}
      </button>
      <h1 className="text-3xl">{title}</h1>
    </>
  );
}
