import { site } from '@/content/site';

/** Text around a reply to a contact message. */
export const replyMail = {
  subject: (subject: string | null) => `Re: ${subject ?? `your message to ${site.name}`}`,
  preheader: 'An answer to your message.',
  title: 'An answer to your message',
  quoted: (written: string) => `What you wrote on ${written}`,
  reason: `You get this because you wrote to us on the contact page of ${site.name}. Answer this email, and your answer reaches us.`,
} as const;
