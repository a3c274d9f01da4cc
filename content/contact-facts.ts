import { contactTopics } from './contact-topics';

export interface ContactFacts {
  name: string;
  email: string;
  /** The id of a topic. */
  type: string;
  subject?: string | null;
}

/** What a visitor fills in beside the message, as the owner reads it in the mail and in the file; null where it is empty. */
export function contactFacts({
  name,
  email,
  type,
  subject,
}: ContactFacts): [label: string, text: string | null][] {
  return [
    ['Name', name],
    ['Email', email],
    ['Topic', contactTopics.find(({ id }) => id === type)?.label ?? type],
    ['Subject', subject?.trim() || null],
  ];
}
