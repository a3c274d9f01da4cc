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
    <div className="notebook-stage">
      <div className="grid max-w-prose content-start gap-5">
        <h2 className="text-2xl" tabIndex={-1}>
          {title}
        </h2>
        {children}
      </div>
      {Drawing && <Drawing className="notebook-drawing" />}
    </div>
  );
}
