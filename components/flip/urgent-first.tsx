import { InlineText } from '@/components/site/inline-text';
import { ask, emergency } from '@/content/safety';

/**
 * Before anything else: what needs an ambulance is not flipped, and asking a professional is an action.
 * @param numbers left out where the bar with all the numbers stands below
 */
export function UrgentFirst({ numbers }: { numbers: boolean }) {
  return (
    <div className="flip-urgent">
      <p>
        {emergency.shortly}? {numbers ? emergency.callFirst : emergency.callBelow}
        {numbers && (
          <>
            {' '}
            <span className="inline-flex">
              {emergency.numbers.map(({ label, href }) => (
                <a key={href} href={href} className="flip-call figures">
                  {label}
                </a>
              ))}
            </span>
          </>
        )}
      </p>
      <p>
        <InlineText text={`${ask.when}: ${ask.shortly}.`} />
      </p>
    </div>
  );
}
