import type { ComponentProps } from 'react';

interface LinesProps extends Omit<ComponentProps<'textarea'>, 'onChange'> {
  onWrite: (text: string) => void;
}

/** A textarea with ruled lines. No spell checking: a browser's spelling service would receive the text. */
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
