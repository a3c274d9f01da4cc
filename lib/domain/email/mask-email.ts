/**
 * An address that its owner recognises and no one else can write to: `a•••@example.com`.
 * @param email an address, or '' for none
 */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@');
  const [first = ''] = email.slice(0, Math.max(at, 0));
  return at < 1 ? '' : `${first}•••${email.slice(at)}`;
}
