import { flipWords } from '@/content/flip';

const { urgent, call } = flipWords.flip;

/** Before anything else: a symptom that needs a doctor is not flipped. */
export function UrgentFirst() {
  return (
    <p className="flip-urgent">
      <span>{urgent}</span>{' '}
      <a href="tel:999" className="flip-call">
        {call.uk}
      </a>{' '}
      <a href="tel:911" className="flip-call">
        {call.us}
      </a>
    </p>
  );
}
