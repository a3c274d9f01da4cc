import type { ComponentProps } from 'react';
import { Button } from '@/components/ui/button';
import { cn } from '@/components/ui/cn';

export const filterClasses = 'flex flex-wrap items-end gap-4';

interface FilterFormProps extends ComponentProps<'form'> {
  /** The path of the page to filter, with the fragment of its list. */
  action: string;
  /** The label of the submit button. */
  submit: string;
}

/** A plain GET form: the filters are in the URL. */
export function FilterForm({ submit, className, children, ...props }: FilterFormProps) {
  return (
    <search data-print="hide">
      <form className={cn(filterClasses, className)} {...props}>
        {children}
        <Button type="submit" variant="secondary">
          {submit}
        </Button>
      </form>
    </search>
  );
}
