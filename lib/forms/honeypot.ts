/** A field hidden from people and password managers; bots fill every field. */
export const HONEYPOT_FIELD = 'flip_reference';

/** Whether a bot filled in the form. */
export function isRobot(formData: FormData): boolean {
  return Boolean(formData.get(HONEYPOT_FIELD));
}
