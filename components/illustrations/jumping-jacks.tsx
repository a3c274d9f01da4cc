import { Drawing, type DrawingProps } from './drawing';

/** Jumping jacks. */
export function JumpingJacks({ className }: DrawingProps) {
  return (
    <Drawing className={className} viewBox="51 0 138 180">
      <circle className="apricot" cx="130" cy="84" r="46" />
      <circle cx="120" cy="42" r="14" />
      <path d="M120 57c-3 16-3 32 0 48M119 68c-14-2-26-12-32-34M121 68c14-2 26-12 32-34M120 105c-12 12-18 26-24 44l-10 3M120 105c12 12 18 26 24 44l10 3" />
      <path d="M66 46c-8 8-12 17-13 28M174 46c8 8 12 17 13 28M64 132c2 8 5 13 9 18M176 132c-2 8-5 13-9 18" />
    </Drawing>
  );
}
