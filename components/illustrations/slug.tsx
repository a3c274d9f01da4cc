import { Drawing, type DrawingProps } from './drawing';

/** The slug of the author's story. */
export function Slug({ className }: DrawingProps) {
  return (
    <Drawing className={className} viewBox="6 0 228 180">
      <path className="sage" d="M74 118c8-26 32-32 56-28 24 4 34 22 26 34-12 16-88 20-82-6Z" />
      <path d="M8 148c10-4 14 3 28 0 34-6 40-56 92-56 26 0 34 20 46 16 13-4 8-24 8-36 0-18 27-19 28 0 1 24 8 56-4 76H36" />
      <path d="M190 60c-2-8-6-12-8-20M203 60c1-8 5-12 8-20" />
      <circle className="ink" cx="181" cy="37" r="4.500" />
      <circle className="ink" cx="212" cy="37" r="4.500" />
      <path d="M200 86c4 3 8 2 10-1M96 112c6-8 16-11 26-10M222 148h10" />
    </Drawing>
  );
}
