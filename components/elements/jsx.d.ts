import type { DetailedHTMLProps, HTMLAttributes } from 'react';

/** React passes attributes to custom elements unchanged, hence `class` and not `className`. */
type Ambient = DetailedHTMLProps<HTMLAttributes<HTMLElement>, HTMLElement> & { class?: string };

/** The custom elements of this folder. They enhance the HTML inside them and do not depend on React. */
declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      [element: `site-${string}`]: Ambient;
    }
  }
}
