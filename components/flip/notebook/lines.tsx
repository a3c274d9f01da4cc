import type { ComponentProps } from 'react';

interface LinesProps extends Omit<ComponentProps<'textarea'>, 'onChange'> {
  onWrite: (text: string) => void;
}

/** Ruled lines to write on; neither the browser nor a service that checks spelling needs these words. */
export function Lines({ onWrite, ...props }: LinesProps) {
  return (
    <textarea
      rows={3}
      maxLength={2_000}
      spellCheck={false}
      className="notebook-lines"
      onChange={({ target }) => onWrite(target.value)}
      {...props}
    />
  );
}
