import { CurrentPasswordField } from '@/components/forms/current-password-field';
import { Button } from '@/components/ui/button';
import { accountScreen } from '@/content/account';
import { paths } from '@/lib/paths';

/** A native form, because the response is a file. */
export function ExportForm({ withPassword }: { withPassword: boolean }) {
  const { data } = accountScreen;
  return (
    <form method="post" action={`${paths.account}/export`} className="mt-8 grid gap-5">
      {withPassword && <CurrentPasswordField id="export-password" label={data.password} />}
      <p className="flex flex-wrap gap-3">
        <Button type="submit" name="format" value="json" variant="secondary" size="sm">
          {data.json}
        </Button>
        <Button type="submit" name="format" value="csv" variant="secondary" size="sm">
          {data.csv}
        </Button>
      </p>
    </form>
  );
}
