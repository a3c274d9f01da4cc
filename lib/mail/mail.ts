import type { Block, Source } from '@/content/text';

/** Blocks of long texts, plus those for mails only. */
export type MailBlock =
  | Block
  /** A visitor's text, shown literally. */
  | { kind: 'plain'; label: string; text: string }
  /** The owner's text, in paragraphs; markup is not interpreted. */
  | { kind: 'written'; text: string }
  /** A picture of ours, by its path. */
  | { kind: 'picture'; src: string; alt: string; width: number; height: number }
  /** The owner's text in Markdown. */
  | { kind: 'markdown'; text: string }
  /** A bar chart, hidden from screen readers and plain text; a table with the same figures has to follow. */
  | { kind: 'bars'; values: readonly number[] }
  /** A code to type elsewhere. */
  | { kind: 'code'; label: string; code: string }
  /** Label and value pairs, such as the sender and the topic of a contact message. */
  | { kind: 'facts'; caption: string; rows: readonly (readonly [label: string, value: string])[] };

/** A mail as data, most of it from `content/mails`. Links to the site are paths, which `renderMail` makes absolute. */
export interface Mail {
  subject: string;
  /** The preview text after the subject in a list of mails. */
  preheader: string;
  /** Small text above the title, such as `Day 2 of 7`. */
  kicker?: string;
  title: string;
  /** Salutation. May contain a visitor's name; markup in it is not interpreted. */
  greeting?: string;
  blocks: readonly MailBlock[];
  /** The label of the button, which needs a `href`: a path of the site, or an absolute URL. */
  button?: string;
  href?: string;
  /** Blocks after the button. */
  closing?: readonly MailBlock[];
  sources?: readonly Source[];
  /** To an organisation: without the lines on emergencies. */
  isBusiness?: boolean;
  /** One sentence on why this person gets this mail. */
  reason: string;
  /** Required unless the person has just requested the mail. */
  unsubscribeUrl?: string;
  /** Ends every mail to the recipient, who has confirmed nothing. */
  neverUrl?: string;
  pauseUrl?: string;
  /** The web version of the mail. */
  webUrl?: string;
}

export interface RenderedMail {
  subject: string;
  html: string;
  text: string;
}
