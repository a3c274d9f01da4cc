/**
 * The first line of a mail.
 * @param firstName as the reader typed it; it may be empty
 */
export function greet(firstName: string): string {
  const name = firstName.replace(/[\p{Cc}\s]+/gu, ' ').trim();
  return name ? `Hello ${name},` : 'Hello,';
}
