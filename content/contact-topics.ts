/** Topics of a contact message. `next.config.ts` reads this file too, so it imports nothing. */
export const contactTopics = [
  { id: 'speaking', label: 'Speaking Inquiry' },
  { id: 'media', label: 'Media Interview' },
  { id: 'book', label: 'Book Question' },
  { id: 'collaboration', label: 'Collaboration' },
  { id: 'general', label: 'General Question' },
  { id: 'feedback', label: 'Feedback/Testimonial' },
] as const satisfies readonly { id: string; label: string }[];

export type ContactTopicId = (typeof contactTopics)[number]['id'];

/** The ids as a non-empty tuple, as zod's enum requires. */
export const contactTopicIds = contactTopics.map((topic) => topic.id) as [
  ContactTopicId,
  ...ContactTopicId[],
];

/**
 * Label of a topic.
 * @throws if there is no topic with that id
 */
export function contactTopicLabel(id: ContactTopicId): string {
  const topic = contactTopics.find((entry) => entry.id === id);
  if (!topic) throw new Error(`No contact topic is called "${id}".`);
  return topic.label;
}
