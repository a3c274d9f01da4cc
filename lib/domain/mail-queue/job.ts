/** A picture that the mail shows by `cid:<contentId>`. */
export type MailAttachment = { filename: string; contentId: string; content: string };

/** A rendered mail that a worker holds. */
export interface MailJob {
  /** Also the key by which the provider recognises a repeated mail. */
  id: string;
  kind: string;
  recipient: string;
  subject: string;
  html: string;
  text: string;
  headers: Readonly<Record<string, string>>;
  replyTo: string | null;
  /** Pictures in the mail; `content` is base64. */
  attachments?: readonly MailAttachment[];
  /** Since when the provider may have this mail without our knowing; null: it certainly does not. */
  unsettledSince: Date | null;
}

/** What the provider said to a mail. */
export type SendAnswer =
  | { kind: 'accepted'; providerId: string | null }
  /** It has not taken the mail and never will: an address it cannot read, a body it does not want. */
  | { kind: 'refused'; reason: string }
  /** It has not taken the mail but may later: too fast, a quota, a key or domain that the owner must mend. */
  | { kind: 'not-now'; reason: string; retrySeconds: number | null }
  /** It may or may not have taken the mail: no answer, half an answer, a fault of its own. */
  | { kind: 'unclear'; reason: string }
  /** It has had another mail under this key. */
  | { kind: 'other-mail'; reason: string };

/** What the provider knows of a mail that it may have taken earlier. */
export type FindAnswer =
  | { kind: 'found'; providerId: string }
  | { kind: 'absent' }
  | { kind: 'unclear'; reason: string };

/** How a try ended, as the queue writes it down. */
export type Settlement =
  | { outcome: 'sent'; providerId: string | null }
  | { outcome: 'retry'; error: string; retrySeconds: number | null; notTaken: boolean }
  | { outcome: 'dead'; error: string };
