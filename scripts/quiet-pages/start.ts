/** What a page keeps for the day React is started, as JSON. */
export interface Start {
  /** Addresses of the framework's files. */
  files: string[];
  /** Addresses of the page's style sheets, whose rules the page holds already. */
  styles: string[];
  /** For the bundler's runtime. */
  bootstrap: unknown[];
  /** What the server rendered, for React to take over from. */
  flight: unknown[];
}
