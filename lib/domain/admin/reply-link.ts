/** Mail programs and systems cut longer addresses, some in the middle of a character. */
const LONGEST_QUOTE = 1_200;

/** A `mailto:` address that opens an answer with the letter quoted. Nothing of the letter can add a header to it. */
export function replyLink(letter: { name: string; email: string; subject: string | null; message: string }) {
  const subject = `Re: ${letter.subject ?? 'your message to The Flip Method'}`;
  const characters = [...letter.message];
  const cut = characters.slice(0, LONGEST_QUOTE).join('') + (characters.length > LONGEST_QUOTE ? ' …' : '');
  const quote = cut.split('\n').map((line) => `> ${line}`);
  const body = [`Hello ${letter.name},`, '', '', '', ...quote].join('\r\n');
  const address = encodeURIComponent(letter.email).replace('%40', '@');
  return `mailto:${address}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
}
