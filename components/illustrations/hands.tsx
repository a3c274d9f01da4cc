import { Drawing, type DrawingProps } from './drawing';

/** Two empty hands. */
export function Hands({ className }: DrawingProps) {
  return (
    <Drawing className={className} viewBox="30 0 180 180">
      <circle className="sage" cx="124" cy="76" r="34" />
      <path d="M32 86c2-9 13-8 15 1l9 30c2-16-2-34 0-46 2-9 14-8 14 1 0 14-1 28 4 38 8 14 28 18 38 30 4 6 4 14 4 28M116 168c-42 0-66-22-74-48M208 86c-2-9-13-8-15 1l-9 30c-2-16 2-34 0-46-2-9-14-8-14 1 0 14 1 28-4 38-8 14-28 18-38 30-4 6-4 14-4 28M124 168c42 0 66-22 74-48M42 120c-4-12-7-24-10-34M198 120c4-12 7-24 10-34" />
    </Drawing>
  );
}
