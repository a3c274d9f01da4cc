import type { Block, Source } from '@/content/text';

/** What a mail can hold beyond the blocks of every long text: words that came from a visitor. */
export type MailBlock =
  | Block
  /** Words a visitor wrote, shown as they are: markup in them is never read. */
  | { kind: 'plain'; label: string; text: string }
  /** Words the owner wrote, in paragraphs; markup in them is never read. */
  | { kind: 'written'; text: string }
  /** Words the owner wrote in Markdown. */
  | { kind: 'markdown'; text: string }
  /** A picture that travels with the mail; its words say all that it shows. */
  | { kind: 'image'; contentId: string; alt: string }
  /** Something to type elsewhere. */
  | { kind: 'code'; label: string; code: string }
  /** Labels with their values, such as the sender and the topic of a contact message. */
  | { kind: 'facts'; caption: string; rows: readonly (readonly [label: string, value: string])[] };

export interface MailAction {
  label: string;
  /** A path of the site, or an absolute address. */
  href: string;
}

export interface MailFooter {
  /** One sentence: why this person gets this mail. */
  reason: string;
  /** Paths of the site. A mail that a person did not just ask for by a click must carry `unsubscribeUrl`. */
  unsubscribeUrl?: string;
  pauseUrl?: string;
  /** The same text as a page. */
  webUrl?: string;
}

/** What the foot of a mail leads to, in full. */
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

/** A mail as data. What it links to on the site is a path, which `renderMail` completes. */
export interface Mail {
  subject: string;
  /** The grey words after the subject in a list of mails. */
  preheader: string;
  /** Small words above the title, such as `Day 2 of 7`. */
  kicker?: string;
  title: string;
  /** Addresses the reader. May hold a name that a visitor typed: markup in it is never read. */
  greeting?: string;
  blocks: readonly MailBlock[];
  action?: MailAction;
  /** What follows the button. */
  closing?: readonly MailBlock[];
  sources?: readonly Source[];
  footer: MailFooter;
}

export interface RenderedMail {
  subject: string;
  html: string;
  text: string;
}
