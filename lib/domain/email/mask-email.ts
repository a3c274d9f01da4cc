/**
 * Masks an address so that only its owner recognises it: `a•••@example.com`.
 * @param email an address, or '' for none
 */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@');
  const [first = ''] = email.slice(0, Math.max(at, 0));
  return at < 1 ? '' : `${first}•••${email.slice(at)}`;
}
