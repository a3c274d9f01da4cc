import { Drawing, type DrawingProps } from './drawing';

/** A turned page. */
export function TurnedPage({ className }: DrawingProps) {
  return (
    <Drawing className={className} viewBox="28 0 184 180">
      <path className="sage" d="M126 66c8-28 34-42 62-40-8 26-9 54-6 84-24 2-44 14-56 42Z" />
      <path d="M120 64c-26-14-58-14-90-4v86c32-10 64-10 90 4 26-14 58-14 90-4V60c-9-3-17-5-26-6M120 64v86" />
      <path d="M120 64c6-30 30-46 60-44-9 26-10 56-7 88-24 2-43 14-53 42" />
      <path d="M48 82c18-4 36-4 54 2M48 100c18-4 36-4 54 2M48 118c12-3 24-3 36-1" />
    </Drawing>
  );
}
