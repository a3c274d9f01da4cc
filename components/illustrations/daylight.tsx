import { Drawing, type DrawingProps } from './drawing';

/** Sunrise behind an open book. */
export function Daylight({ className }: DrawingProps) {
  return (
    <Drawing className={className} viewBox="20 4 200 180">
      <path className="apricot" d="M84 108a42 42 0 0 1 84 0c-18-3-31-1-42 7-11-8-24-10-42-7Z" />
      <path d="M78 98a42 42 0 0 1 84 0" />
      <path d="M120 112c-26-14-58-14-96-4v46c38-10 70-10 96 4 26-14 58-14 96-4v-46c-38-10-70-10-96 4ZM120 112v46" />
      <path d="M44 122c18-3 36-2 54 4M44 136c12-2 25-2 37 1" />
      <path d="M120 40V22M83 50 73 35M157 50l10-15M60 76l-16-8M180 76l16-8" />
    </Drawing>
  );
}
