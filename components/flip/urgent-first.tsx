import { InlineText } from '@/components/site/rich-text';
import { ask, emergency } from '@/content/safety';

/**
 * Reminds before the question that emergencies come first, and that asking a professional counts as an
 * action.
 * @param numbers whether to show the emergency numbers; false where the crisis bar already does
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
