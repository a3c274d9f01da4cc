import type { DetailedHTMLProps, HTMLAttributes } from 'react';

/** React passes attributes to custom elements unchanged, hence `class` and not `className`. */
type Ambient = DetailedHTMLProps<HTMLAttributes<HTMLElement>, HTMLElement> & { class?: string };

/** JSX types of the custom elements. They enhance the HTML inside them and do not depend on React. */
declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      /** Types the items of the list inside into its `output`; `data-character`, `data-hold` and `data-clear` in ms. */
      'site-typing': Ambient;
      /**
       * Counts up at random; `data-every` in ms, `data-chance` from 0 to 1, `data-time-left` in seconds.
       * With `data-source`, shows the number fetched from there instead, and unhides its line if it is above 0.
       */
      'site-counter': Ambient;
      /** Shows itself once if the URL fragment is its id. */
      'site-arrival': Ambient;
      /** Shows itself after `data-threshold` px of scrolling, until dismissed. */
      'site-bar': Ambient;
      /** Closes the `details` inside on choosing a link, on Escape and on a press outside. */
      'site-menu': Ambient;
      /** Moves the items of the list inside whose `data-homes` include the reader's country to the front. */
      'site-numbers': Ambient;
      /** Prints the page when the button inside is clicked. */
      'site-print': Ambient;
      /** Submits the form inside and shows the response in its place, or `[data-request-failed]` if the request fails. */
      'site-form': Ambient;
      /** Answers a click on the button inside with one of its `[data-answer]`: `coming-soon` or `error`. */
      'site-ebook': Ambient;
      /** Opens the platform's share dialog, or copies the URL and shows `data-copied`. */
      'site-share': Ambient;
    }
  }
}
