import { z } from 'zod';

/** What a visitor fills in; an optional field may be empty. */
export interface ContactMessage {
  name: string;
  email: string;
  type: 'speaking' | 'media' | 'book' | 'collaboration' | 'general' | 'feedback';
  subject?: string;
  message: string;
}

/** A message as the dashboard lists it, without its text. */
export const listedMessage = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  type: z.string(),
  subject: z.string().nullable(),
  created_at: z.string(),
  handled_at: z.string().nullable(),
});
