import type { ComponentType, ReactNode } from 'react';

interface NotebookPageProps {
  title: ReactNode;
  children: ReactNode;
  /** An illustration, below or beside the page. */
  drawing?: ComponentType<{ className?: string }>;
}

/** One page of the notebook. Its title is focusable, so that it is announced when the page changes. */
export function NotebookPage({ title, children, drawing: Drawing }: NotebookPageProps) {
  return (
    <div className="notebook-stage grid grid-cols-1 gap-x-16 gap-y-6 lg:grid-cols-[minmax(0,40rem)_1fr]">
      <div className="grid max-w-prose content-start gap-5">
        <h2 className="text-2xl" tabIndex={-1}>
          {title}
        </h2>
        {children}
      </div>
      {Drawing && <Drawing className="h-32 justify-self-start lg:h-52 lg:justify-self-end" />}
    </div>
  );
}
