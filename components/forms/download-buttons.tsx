import { Button } from '@/components/ui/button';
import { workbookForm } from '@/content/workbook-form';
import { paths } from '@/lib/paths';

const { downloadNow, sizes } = workbookForm.confirmation;

/** Downloads the workbook as a PDF. The main button picks the paper size from the browser's language. */
export function DownloadButtons() {
  return (
    <form method="post" action={paths.workbookDownload} className="grid gap-3">
      <Button type="submit" size="lg" className="w-full">
        {downloadNow}
      </Button>
      <p className="flex flex-wrap items-center gap-x-1 text-sm">
        {sizes.before}
        <Button type="submit" size="sm" variant="quiet" name="as" value="a4">
          {sizes.a4}
        </Button>
        <Button type="submit" size="sm" variant="quiet" name="as" value="letter">
          {sizes.letter}
        </Button>
        <Button type="submit" size="sm" variant="quiet" name="as" value="epub">
          {sizes.epub}
        </Button>
      </p>
    </form>
  );
}
