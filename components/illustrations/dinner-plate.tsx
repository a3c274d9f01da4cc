import { Drawing, type DrawingProps } from './drawing';

/** A dinner plate. */
export function DinnerPlate({ className }: DrawingProps) {
  return (
    <Drawing className={className} viewBox="32 0 176 180">
      <circle className="sage" cx="128" cy="100" r="50" />
      <circle cx="120" cy="92" r="54" />
      <circle cx="120" cy="92" r="37" />
      <path d="M104 100c-4-18 14-26 26-24-1 14-8 26-26 24ZM104 100c6-6 12-12 18-16M134 104v.1M126 112v.1M140 94v.1" />
      <path d="M34 36v32c0 14 16 14 16 0V36M42 36v116M204 152v-44M204 108c-14-2-16-56 0-74Z" />
    </Drawing>
  );
}
