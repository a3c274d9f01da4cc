import { Drawing, type DrawingProps } from './drawing';

/** Five objects in a room. */
export function CountObjects({ className }: DrawingProps) {
  return (
    <Drawing className={className} viewBox="16 0 208 180">
      <path
        className="apricot"
        d="M76 92c-3-10 6-20 13-18 8 1 10 12 8 20 12 8 16 44-8 46-28 2-28-38-13-48Z"
      />
      <path d="M18 140h204" />
      <path d="M72 86c-2-10 5-17 11-16 8 0 11 10 9 18 14 10 16 50-9 52-27 0-28-42-11-54ZM83 70c0-6 2-10 6-13" />
      <path d="M28 100h26v40H28ZM28 112h26" />
      <path d="M124 84v56M124 84h14v56h-14M138 92l14-3 12 50M152 89l-14 3" />
      <path d="M180 114h30l-4 26h-22ZM195 114V92M195 98c-12 0-16-8-15-16 10 0 15 6 15 16ZM195 104c10 0 14-7 13-14-9 0-13 5-13 14Z" />
      <path d="M84 26v22M96 26v22M108 26v22M120 26v22M76 46l52-18" />
    </Drawing>
  );
}
