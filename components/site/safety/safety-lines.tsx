import { InlineText } from '@/components/site/inline-text';
import { safetyLine, talkLine } from '@/content/safety';

/** Physical and mental emergencies in one line each. */
export function SafetyLines({ className }: { className?: string }) {
  return (
    <>
      <p className={className}>
        <InlineText text={safetyLine} />
      </p>
      <p className={className}>
        <InlineText text={talkLine} />
      </p>
    </>
  );
}
