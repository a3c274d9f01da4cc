import { landing } from '@/content/landing';
import { FourRings } from './four-rings';

/** Decorative stack of sheets with the workbook's first page on top. */
export function WorkbookSheets() {
  const [technique] = landing.inside.cards;
  return (
    <div aria-hidden="true" className="relative aspect-[5/6.4] w-full max-w-100">
      <div className="absolute inset-0 rotate-5 rounded-md bg-sage" />
      <div className="absolute inset-0 rotate-2 rounded-md border border-line bg-surface" />
      {/* A wrapper, because the sheet itself positions its turned corner. */}
      <div className="absolute inset-0 -rotate-1">
        <div className="sheet grid size-full content-start gap-6 p-7 [--corner:4.5rem] sm:p-9">
          <p className="font-serif text-xl text-wrap">{technique.title}</p>
          <FourRings />
          <div className="ruled h-56" />
        </div>
      </div>
    </div>
  );
}
