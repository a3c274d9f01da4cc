import { cn } from '@/components/ui/cn';
import { flipWords } from '@/content/flip';

export function BackButton({ onClick, className }: { onClick: () => void; className?: string }) {
  return (
    <button type="button" onClick={onClick} className={cn('flip-back', className)}>
      <svg aria-hidden="true" viewBox="0 0 24 24" className="size-5">
        <path d="M15 4 7 12l8 8" fill="none" stroke="currentColor" strokeWidth="2.2" />
      </svg>
      {flipWords.flip.back}
    </button>
  );
}
