/**
 * The salutation of a mail.
 * @param firstName as typed; may be empty
 */
export function greet(firstName: string): string {
  const name = firstName.replace(/[\p{Cc}\s]+/gu, ' ').trim();
  return name ? `Hello ${name},` : 'Hello,';
}
