import type { DetailedHTMLProps, HTMLAttributes } from 'react';

/** React leaves the attributes of a custom element as they are written, so its class is called `class`. */
type Ambient = DetailedHTMLProps<HTMLAttributes<HTMLElement>, HTMLElement> & { class?: string };

/** The custom elements of the site, as JSX knows them. They improve the HTML inside and need none of React. */
declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      /** Types the items of the list inside into its `output`; `data-character`, `data-hold`, `data-clear` in ms. */
      'site-typing': Ambient;
      /**
       * Counts up by chance; `data-every` in ms, `data-chance` from 0 to 1, `data-time-left` in seconds.
       * With `data-source` it shows the number found there instead, and the line around it once it is above 0.
       */
      'site-counter': Ambient;
      /** Shows itself once where the address names its id. */
      'site-arrival': Ambient;
      /** Shows itself below `data-threshold` px of scroll, until its button is pressed once. */
      'site-bar': Ambient;
      /** Closes the `details` inside on choice, Escape and a press elsewhere. */
      'site-menu': Ambient;
      /** Puts the items of the list inside first whose `data-homes` name the reader's country. */
      'site-numbers': Ambient;
      /** Prints the page when the button inside is pressed. */
      'site-print': Ambient;
      /** Sends the form inside and puts the answer in its own place; `[data-lost]` inside is what it says if none comes. */
      'site-form': Ambient;
      /** Answers the press of the button inside with one of its `[data-answer]`: `coming-soon`, or `error`. */
      'site-ebook': Ambient;
      /** Offers the platform's own share dialog, or copies the address; `data-copied` is what it then says. */
      'site-share': Ambient;
    }
  }
}
