import { contactTopics } from './contact-topics';

export interface ContactFacts {
  name: string;
  email: string;
  /** Id of a topic. */
  type: string;
  subject?: string | null;
}

/** The fields besides the message, as the owner sees them in the mail and the export; null if empty. */
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
