import type { Block, Source } from '@/content/text';

/** Blocks of long texts, plus those for mails only. */
export type MailBlock =
  | Block
  /** A visitor's text, shown literally. */
  | { kind: 'plain'; label: string; text: string }
  /** The owner's text, in paragraphs; markup is not interpreted. */
  | { kind: 'written'; text: string }
  /** The owner's text in Markdown. */
  | { kind: 'markdown'; text: string }
  /** An inline image; `alt` says everything it shows. */
  | { kind: 'image'; contentId: string; alt: string }
  /** A code to type elsewhere. */
  | { kind: 'code'; label: string; code: string }
  /** Label and value pairs, such as the sender and the topic of a contact message. */
  | { kind: 'facts'; caption: string; rows: readonly (readonly [label: string, value: string])[] };

export interface MailAction {
  label: string;
  /** A path of the site, or an absolute URL. */
  href: string;
}

export interface MailFooter {
  /** One sentence on why this person gets this mail. */
  reason: string;
  /** Paths of the site. `unsubscribeUrl` is required unless the person has just requested the mail. */
  unsubscribeUrl?: string;
  pauseUrl?: string;
  /** The web version of the mail. */
  webUrl?: string;
}

/** The footer's links, with absolute URLs. */
export function footerLinks(
  { webUrl, pauseUrl, unsubscribeUrl }: MailFooter,
  siteUrl: string,
): [label: string, href: string][] {
  const links: [string, string | undefined][] = [
    ['Read this in your browser', webUrl],
    ['Pause the emails', pauseUrl],
    ['Unsubscribe', unsubscribeUrl],
  ];
  return links.flatMap(([label, path]) => (path ? [[label, siteUrl + path]] : []));
}

/** A mail as data. Links to the site are paths, which `renderMail` makes absolute. */
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
  action?: MailAction;
  /** Blocks after the button. */
  closing?: readonly MailBlock[];
  sources?: readonly Source[];
  footer: MailFooter;
}

export interface RenderedMail {
  subject: string;
  html: string;
  text: string;
}
