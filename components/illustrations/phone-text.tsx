import { Drawing, type DrawingProps } from './drawing';

/** A message to a friend. */
export function PhoneText({ className }: DrawingProps) {
  return (
    <Drawing className={className} viewBox="48 0 164 180">
      <path className="apricot" d="M124 50h74a12 12 0 0 1 12 12v30a12 12 0 0 1-12 12h-48l-16 16v-16h-10Z" />
      <path d="M116 42V34a10 10 0 0 0-10-10H60a10 10 0 0 0-10 10v112a10 10 0 0 0 10 10h46a10 10 0 0 0 10-10v-22M76 36h14M79 144h8" />
      <path
        className="paper"
        d="M114 42h74a12 12 0 0 1 12 12v30a12 12 0 0 1-12 12h-46l-18 17V96h-10a12 12 0 0 1-12-12V54a12 12 0 0 1 12-12Z"
      />
      <circle className="ink" cx="130" cy="69" r="4.500" />
      <circle className="ink" cx="151" cy="69" r="4.500" />
      <circle className="ink" cx="172" cy="69" r="4.500" />
    </Drawing>
  );
}
