/** A rendered mail that a worker has claimed. */
export interface MailJob {
  /** Also the idempotency key. */
  id: string;
  kind: string;
  recipient: string;
  subject: string;
  html: string;
  text: string;
  headers: Readonly<Record<string, string>>;
  replyTo: string | null;
  /**
   * Since when the provider may have accepted this mail without our knowledge; null: it definitely has not.
   */
  unsettledSince: Date | null;
}

/** The provider's answer to a send. */
export type SendAnswer =
  | { kind: 'accepted'; providerId: string | null }
  /** Permanently rejected: an invalid address or body. */
  | { kind: 'refused'; reason: string }
  /** Not accepted, but may be later: rate limit, quota, or a key or domain that the owner has to fix. */
  | { kind: 'not-now'; reason: string; retrySeconds: number | null }
  /** Unknown whether it was accepted: no response, a broken response, or a server error. */
  | { kind: 'unclear'; reason: string }
  /** The key was used for a different mail. */
  | { kind: 'other-mail'; reason: string };

/** The provider's answer to a lookup of an earlier attempt. */
export type FindAnswer =
  | { kind: 'found'; providerId: string }
  | { kind: 'absent' }
  | { kind: 'unclear'; reason: string };

/** Outcome of an attempt, as stored in the queue. */
export type Settlement =
  | { outcome: 'sent'; providerId: string | null }
  | { outcome: 'retry'; error: string; retrySeconds: number | null; notTaken: boolean }
  | { outcome: 'dead'; error: string };
