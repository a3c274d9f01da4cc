import { Paragraph } from '@/components/site/inline-text';
import { safetyLine, talkLine } from '@/content/safety';

/** Physical and mental emergencies in one line each. */
export function SafetyLines({ className }: { className?: string }) {
  return (
    <>
      <Paragraph text={safetyLine} className={className} />
      <Paragraph text={talkLine} className={className} />
    </>
  );
}
