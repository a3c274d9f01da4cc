import { Drawing, type DrawingProps } from './drawing';

/** Times-table numbers. */
export function TimesTable({ className }: DrawingProps) {
  return (
    <Drawing className={className} viewBox="58 0 124 180">
      <path className="apricot" d="M68 42l104-8 8 112-104 8Z" />
      <path d="M60 34l104-6 8 112-104 8Z" />
      <path d="M82 58c4-8 19-7 18 3-1 6-7 7-9 7 5 0 11 2 10 9-1 10-17 11-21 3M131 54c-10 1-17 12-16 22 2 14 21 12 20 0-1-11-16-11-19-2M148 66l11 11M159 66l-11 11" />
      <path d="M84 104l34-2M84 118l52-3M85 132l24-1" />
    </Drawing>
  );
}
