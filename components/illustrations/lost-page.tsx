import { Drawing, type DrawingProps } from './drawing';

/** A page blown away. */
export function LostPage({ className }: DrawingProps) {
  return (
    <Drawing className={className} viewBox="14 0 194 180">
      <path className="apricot" d="M192 135l-26-8-4 25Z" />
      <path d="M118 26l88 26-20 78-22 18-76-22ZM186 130l-26-7-4 23" />
      <path d="M134 56l46 13M128 74l46 13M124 92l24 7" />
      <path strokeDasharray="2 11" d="M16 150c26 18 64 10 62-16-2-22-36-22-36 0 0 14 14 22 34 20" />
    </Drawing>
  );
}
