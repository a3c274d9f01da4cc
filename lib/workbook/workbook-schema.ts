import { z } from 'zod';
import { workbookAnswers } from '@/content/workbook-answers';
import { emailAddress, oneLine, required } from '@/lib/forms/text-fields';

const { errors } = workbookAnswers;

export const workbookSchema = z.object({
  email: required(emailAddress(errors.badEmail), errors.email),
  firstName: required(oneLine(100, errors.tooLong), errors.firstName),
  lastName: oneLine(100, errors.tooLong).transform((name) => name || undefined),
});

export type WorkbookField = keyof typeof workbookSchema.shape;
