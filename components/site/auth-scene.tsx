import type { ReactNode } from 'react';
import { Card } from '@/components/ui/card';

interface AuthSceneProps {
  /** What stands beside the sheet: a sentence that takes the pressure off. */
  aside: { title: string; text: string };
  /** A drawing for where there is room. */
  figure: ReactNode;
  /** Above the sheet, such as the way back. */
  above?: ReactNode;
  /** Under the sheet. */
  below?: ReactNode;
  children: ReactNode;
}

/** A sheet to fill in, and beside it a calm word. On a phone the sheet comes first. */
export function AuthScene({ aside, figure, above, below, children }: AuthSceneProps) {
  return (
    <div className="wrap grid gap-x-16 gap-y-14 pt-10 pb-24 sm:pt-16 lg:grid-cols-[1fr_var(--container-form)] lg:gap-x-24 lg:pt-20">
      <div className="lg:order-2">
        {above}
        <Card look="sheet" className="grid gap-7 sm:p-10">
          {children}
        </Card>
        {below}
      </div>
      <aside className="max-w-prose border-line max-lg:border-t max-lg:pt-10 lg:pt-16">
        <p className="max-w-[14ch] font-serif text-2xl lg:text-3xl">{aside.title}</p>
        <p className="mt-5 max-w-[44ch] text-muted lg:text-lg">{aside.text}</p>
        <div className="mt-10 hidden max-w-72 lg:block">{figure}</div>
      </aside>
    </div>
  );
}
