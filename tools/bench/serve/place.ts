/** Something that answers over HTTP until it is closed. */
export interface Place {
  /** Without a slash at the end. */
  url: string;
  close(): Promise<void>;
}
