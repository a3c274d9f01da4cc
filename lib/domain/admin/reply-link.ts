/** Mail clients and operating systems truncate longer URLs, some in the middle of a character. */
const LONGEST_QUOTE = 1_200;

/**
 * A `mailto:` URL for a reply that quotes the message. Everything is encoded, so the message cannot inject
 * headers.
 */
export function replyLink(message: { name: string; email: string; subject: string | null; message: string }) {
  const subject = `Re: ${message.subject ?? 'your message to The Flip Method'}`;
  const characters = [...message.message];
  const cut = characters.slice(0, LONGEST_QUOTE).join('') + (characters.length > LONGEST_QUOTE ? ' …' : '');
  const quote = cut.split('\n').map((line) => `> ${line}`);
  const body = [`Hello ${message.name},`, '', '', '', ...quote].join('\r\n');
  const address = encodeURIComponent(message.email).replace('%40', '@');
  return `mailto:${address}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
}
