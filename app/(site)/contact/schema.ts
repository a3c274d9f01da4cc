import { z } from 'zod';
import { contactAnswers as answers } from '@/content/contact-answers';
import { contactTopicIds } from '@/content/contact-topics';
import { emailAddress, manyLines, oneLine, required } from '@/lib/forms/text-fields';

const { errors } = answers;

/** Maximum length of a message in characters, as in the database constraint. */
export const MAX_MESSAGE_LENGTH = 5_000;

export const contactSchema = z.object({
  name: required(oneLine(200, errors.tooLong), errors.name),
  email: required(emailAddress(answers.badEmail), errors.email),
  type: z.enum(contactTopicIds, { error: errors.type }),
  subject: oneLine(200, errors.tooLong),
  message: required(manyLines(MAX_MESSAGE_LENGTH, answers.tooLong), errors.message),
});

export type ContactField = keyof typeof contactSchema.shape;

/** Error messages for required fields left empty. */
const emptyFieldErrors: readonly string[] = [errors.name, errors.email, errors.type, errors.message];

/** Whether a required field was left empty, whatever else is invalid. */
export function isIncomplete(fieldErrors: Partial<Record<ContactField, string>>): boolean {
  return Object.values(fieldErrors).some((error) => emptyFieldErrors.includes(error));
}
