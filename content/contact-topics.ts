/** What a message can be about. Read by the build's configuration too, so it imports nothing. */
export const contactTopics = [
  { id: 'speaking', label: 'Speaking Inquiry' },
  { id: 'media', label: 'Media Interview' },
  { id: 'book', label: 'Book Question' },
  { id: 'collaboration', label: 'Collaboration' },
  { id: 'general', label: 'General Question' },
  { id: 'feedback', label: 'Feedback/Testimonial' },
] as const satisfies readonly { id: string; label: string }[];

export type ContactTopicId = (typeof contactTopics)[number]['id'];

/** The ids alone, first one first, as a schema wants them. */
export const contactTopicIds = contactTopics.map((topic) => topic.id) as [
  ContactTopicId,
  ...ContactTopicId[],
];

/**
 * The label of a topic.
 * @throws when no topic has that id
 */
export function contactTopicLabel(id: ContactTopicId): string {
  const topic = contactTopics.find((entry) => entry.id === id);
  if (!topic) throw new Error(`No contact topic is called "${id}".`);
  return topic.label;
}
