import { landing } from '@/content/landing';
import { FourRings } from './four-rings';

/** What the reader will hold: the first sheet of the workbook, with others under it. Only a picture of it. */
export function WorkbookSheets() {
  const [technique] = landing.inside.cards;
  return (
    <div aria-hidden="true" className="workbook-sheets">
      <div className="under" />
      <div className="under" />
      <div className="sheet grid content-start gap-6 p-7 sm:p-9">
        <p className="font-serif text-xl text-wrap">{technique.title}</p>
        <FourRings />
        <div className="ruled" />
      </div>
    </div>
  );
}
